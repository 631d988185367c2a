-- How often each setting that editors change was changed, so that nobody overwrites what they have not seen.
create table site_forms (
  name text primary key,
  revision integer not null
);
