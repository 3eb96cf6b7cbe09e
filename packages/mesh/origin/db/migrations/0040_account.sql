-- A session can be named without its token, so that a learner may look at theirs and revoke one.
alter table session add column id uuid not null default gen_random_uuid();
create unique index session_by_id on session (id);
-- Browser and system, such as Chrome · Windows.
alter table session add column device text not null default '';

-- scrypt; a learner may sign in without the phone once they have chosen a password.
create table learner_password (
  learner_id integer primary key references learner (id),
  salt bytea not null,
  hash bytea not null,
  changed_at timestamptz not null
);

-- The handshake of a QR sign-in: who shows the code holds the client id, who scans it sees the code alone.
create table scan_sign_in (
  code text primary key,
  client_hash bytea not null unique,
  device text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  learner_id integer references learner (id),
  delivered_at timestamptz,
  ended_at timestamptz
);
create index scan_sign_in_by_end on scan_sign_in (expires_at);
create index scan_sign_in_by_learner on scan_sign_in (learner_id);
