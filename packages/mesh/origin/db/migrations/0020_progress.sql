-- How many whole seconds (of a lesson, of a day) a set of ranges covers.
create function covered_seconds(ranges int4multirange) returns integer
  language sql immutable strict parallel safe
  return (select coalesce(sum(upper(r) - lower(r)), 0)::integer from unnest(ranges) as r);

-- Seconds of a lesson that a learner has seen. Every screen's progress is read from these ranges alone.
create table lesson_progress (
  learner_id integer not null references learner (id),
  lesson_id integer not null references lesson (id),
  watched int4multirange not null default '{}',
  -- Set once; a lesson that is later replaced by a longer one stays completed.
  completed_at timestamptz,
  position integer not null check (position >= 0),
  position_at timestamptz not null,
  device_id text not null,
  device text not null,
  primary key (learner_id, lesson_id)
);
create index lesson_progress_by_lesson on lesson_progress (lesson_id);
create index lesson_progress_latest on lesson_progress (learner_id, position_at desc);

-- One mounted player: what it has reported, so that a report counts once and no faster than time passes.
create table play_session (
  learner_id integer not null references learner (id),
  id text not null,
  lesson_id integer not null references lesson (id),
  -- When the session's clock stood at zero, by the server's clock.
  began_at timestamptz not null,
  -- Milliseconds of the session's clock during which it played.
  played int4multirange not null default '{}',
  -- Numbers of the reports that have been counted.
  reports int4multirange not null default '{}',
  primary key (learner_id, id)
);
create index play_session_by_lesson on play_session (lesson_id);
create index play_session_by_time on play_session (learner_id, began_at);

-- Study time of a day is the union of the stretches in which anything played: two tabs count once.
alter table study_day add column spans int4multirange not null default '{}';
update study_day set spans = int4multirange(int4range(0, least(seconds, 86400))) where seconds > 0;
alter table study_day drop column seconds;
alter table study_day alter column spans drop default;

-- Course totals are read from the lessons' ranges.
drop table course_study;
