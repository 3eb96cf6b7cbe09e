-- What stood on the paper when it was handed out; a course renamed later does not rename it.
create table certificate (
  -- Crockford base 32, sixteen digits without the dashes they are shown with.
  code text primary key,
  learner_id integer not null references learner (id),
  course_id integer not null references course (id),
  learner_name text not null,
  course_name text not null,
  tutor_name text not null,
  lesson_count integer not null,
  duration_seconds integer not null,
  issued_at timestamptz not null,
  unique (learner_id, course_id)
);
create index certificate_by_course on certificate (course_id);
