-- A learner's own words at a moment of a lesson; nobody else reads them.
create table note (
  id uuid primary key,
  learner_id integer not null references learner (id),
  lesson_id integer not null references lesson (id),
  -- Seconds from the lesson's start.
  second integer not null check (second >= 0),
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index note_in_order on note (learner_id, lesson_id, second, created_at, id);
create index note_by_lesson on note (lesson_id);
