-- What the content folder holds. Ids are the folder's own integers.
create table config (
  code text primary key,
  value text not null
);

create table page (
  slug text primary key,
  title text not null,
  html text not null
);

create table banner (
  id integer primary key,
  sort integer not null,
  picture text not null,
  picture_night text,
  title text,
  kicker text,
  summary text,
  link_text text,
  link text
);
create index banner_in_order on banner (sort, id);

create table category (
  id integer primary key,
  pid integer references category (id),
  sort integer not null,
  name text not null,
  note text,
  -- Left the content folder: hidden, while courses somebody bought may still point to it.
  withdrawn boolean not null default false
);
create index category_by_parent on category (pid, sort, id);

create table course_type (
  id integer primary key,
  sort integer not null,
  type_name text not null,
  withdrawn boolean not null default false
);
create index course_type_in_order on course_type (sort, id);

create table tutor (
  id integer primary key,
  name text not null,
  title text not null,
  avatar text not null,
  intro text
);

create table course (
  id integer primary key,
  category_id integer not null references category (id),
  type_id integer references course_type (id),
  tutor_id integer not null references tutor (id),
  buy_note_page text not null references page (slug),
  free boolean not null,
  name text not null,
  resume text not null,
  cover text not null,
  cnts text not null,
  pay_price_fen integer not null check (pay_price_fen >= 0),
  look_time integer not null check (look_time >= 0),
  course_score double precision not null check (course_score between 0 and 10),
  sale_num integer not null check (sale_num >= 0),
  create_time timestamptz not null,
  -- Taken off the shelf: no longer listed or shown, still there for whoever bought it.
  withdrawn boolean not null default false,
  search_text text not null,
  grams text[] not null
);
create index course_newest on course (create_time desc, id desc) where not withdrawn;
create index course_hottest on course (sale_num desc, id desc) where not withdrawn;
create index course_newest_by_price on course (free, create_time desc, id desc) where not withdrawn;
create index course_hottest_by_price on course (free, sale_num desc, id desc) where not withdrawn;
create index course_by_category on course (category_id, sale_num desc, id desc);
create index course_by_type on course (type_id, create_time desc, id desc);
create index course_by_tutor on course (tutor_id);
create index course_by_buy_note on course (buy_note_page);
create index course_grams on course using gin (grams);

create table media_file (
  id text primary key,
  title text not null,
  duration_seconds integer not null check (duration_seconds > 0),
  captions jsonb not null
);

create table lesson (
  id integer primary key,
  course_id integer not null references course (id),
  file_id text not null references media_file (id),
  sort integer not null,
  title text not null,
  cover text not null,
  study_number integer not null check (study_number >= 0),
  withdrawn boolean not null default false
);
create index lesson_in_order on lesson (course_id, sort, id) where not withdrawn;
create index lesson_by_course on lesson (course_id);
create index lesson_by_file on lesson (file_id);

-- One row: what was last imported, so that a second start has nothing to do.
create table content_import (
  id integer primary key check (id = 1),
  fingerprint text not null,
  source text not null check (source in ('sample', 'own')),
  imported_at timestamptz not null
);
