create table disciple (
  id integer primary key,
  nickname text not null,
  avatar text,
  cover_img text,
  intro text,
  zi_hao text,
  province text not null,
  -- GB/T 2260 codes, which are the order of regions everywhere.
  province_code integer not null,
  city text,
  city_code integer,
  label text,
  -- 1 disciple, 2 junior disciple
  type smallint not null check (type in (1, 2)),
  -- Those with a portrait come first in every list.
  portrayed boolean not null
);
create index disciple_order on disciple (portrayed desc, id);
create index disciple_by_region on disciple (province, city, portrayed desc, id);
create index disciple_by_type on disciple (type, portrayed desc, id);
