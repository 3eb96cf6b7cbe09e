-- A category or type that left the content folder is hidden; courses somebody bought may still point to it.
alter table category add column withdrawn boolean not null default false;
alter table course_type add column withdrawn boolean not null default false;
