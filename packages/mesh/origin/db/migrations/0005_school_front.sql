-- What the school shows of itself on its first page: founder, broadcasts, growth solutions, news.

-- One row; the biography is the page `founder`.
create table founder (
  id integer primary key check (id = 1),
  name text not null,
  title text not null,
  cover text not null,
  intro text not null,
  years jsonb not null
);

create table live (
  id integer primary key,
  title text not null,
  resume text not null,
  cover text not null,
  tutor_id integer not null references tutor (id),
  -- Exactly one of three: a moment, a day counted from today and its minute, or a beginning every so many minutes.
  start_time timestamptz,
  day_from_today integer,
  minute_of_day integer check (minute_of_day between 0 and 1439),
  every_minutes integer check (every_minutes > 0 and 1440 % every_minutes = 0),
  duration_minutes integer not null check (duration_minutes > 0),
  -- 0 free, 1 password, 2 paid, 3 level, 4 invitation.
  check_type integer not null check (check_type between 0 and 4),
  check_content text,
  replay_file_id text references media_file (id),
  focus_num integer not null check (focus_num >= 0),
  online_count integer not null check (online_count >= 0),
  withdrawn boolean not null default false,
  check (num_nonnulls(start_time, day_from_today, every_minutes) = 1),
  check ((day_from_today is null) = (minute_of_day is null))
);
create index live_by_tutor on live (tutor_id);
create index live_by_replay on live (replay_file_id);

-- When a broadcast begins, as seen at `now`. A fixed one has its moment. The sample's are laid out around today in
-- Asia/Shanghai (which keeps no summer time), so that whenever the site is looked at one runs, some are to come and
-- some are over: so many days from today, or anew every so many minutes from midnight on.
create function live_start(
  start_time timestamptz, day_from_today integer, minute_of_day integer, every_minutes integer, now timestamptz
) returns timestamptz language sql immutable as $$
  select case
    when start_time is not null then start_time
    when every_minutes is not null then midnight + make_interval(mins =>
      floor(extract(epoch from now - midnight) / 60 / every_minutes)::integer * every_minutes)
    else midnight + make_interval(days => day_from_today, mins => minute_of_day)
  end
  from (select date_trunc('day', now at time zone interval '8 hours') at time zone interval '8 hours' as midnight) today
$$;

create table advert (
  id integer primary key,
  sort integer not null,
  cover text not null,
  title text not null,
  intro text not null,
  server_qr text,
  points jsonb not null
);
create index advert_in_order on advert (sort, id);

create table activity (
  id integer primary key,
  title text not null,
  cover text not null,
  start_time timestamptz not null,
  end_time timestamptz not null check (end_time >= start_time),
  cnts text not null
);
create index activity_latest on activity (end_time desc, id desc);
