create table offline_course (
  id integer primary key,
  title text not null,
  sub_title text not null,
  cover_img text not null,
  address text not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  cnts text not null,
  latitude double precision,
  longitude double precision,
  look_num integer not null default 0
);
create index offline_course_newest on offline_course (start_time desc, id desc);

-- Who has looked at a course on a day, as a keyed hash; rows of earlier days are deleted.
create table offline_course_look (
  course_id integer not null references offline_course (id) on delete cascade,
  day date not null,
  visitor bytea not null,
  primary key (day, course_id, visitor)
);
create index offline_course_look_by_course on offline_course_look (course_id);
