-- The choices that forms and filters offer, by the code of their list (数据字典).
create table dictionary_item (
  code text not null,
  value text not null,
  label text not null,
  sort integer not null,
  primary key (code, value)
);
create index dictionary_in_order on dictionary_item (code, sort, value);

-- What the phone app's page tells of each version.
create table app_release (
  version text primary key,
  ios_url text,
  android_url text,
  notes text not null,
  released_at timestamptz not null
);
create index app_release_newest on app_release (released_at desc, version desc);
