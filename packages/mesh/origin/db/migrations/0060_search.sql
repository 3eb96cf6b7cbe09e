-- What the search's suggestions are found in: names of courses and lessons, and what is said in lessons.
-- All of it is derived: origin/search/search-index.ts writes it anew when its sources have changed.
create table search_entry (
  id integer primary key,
  kind text not null check (kind in ('course', 'lesson', 'caption')),
  course_id integer not null references course (id),
  lesson_id integer references lesson (id),
  -- When the words are said, for captions.
  second integer,
  text text not null,
  -- `text` as it is compared; see origin/search/fold-text.ts.
  folded text not null,
  -- One line for each way of reading it: syllables, each with a space before it; and their first letters.
  pinyin text not null,
  initials text not null,
  -- Characters and pairs of `folded`, and under ~ and ^ three letters in a row of `pinyin` and `initials`.
  grams text[] not null,
  check ((kind = 'course') = (lesson_id is null)),
  check ((kind = 'caption') = (second is not null))
);
create index search_entry_grams on search_entry using gin (grams);
create index search_entry_by_kind on search_entry (kind, id);
create index search_entry_by_course on search_entry (course_id);
create index search_entry_by_lesson on search_entry (lesson_id);

-- One row: of what the entries were made, so that a second start has nothing to do.
create table search_index (
  id integer primary key check (id = 1),
  fingerprint text not null
);
