create table settings (
  key text primary key,
  value jsonb not null
);

-- `path` is the public path below the language; "" is the start page.
create table pages (
  id integer primary key,
  parent_id integer references pages (id),
  path jsonb not null,
  content_type text not null default 'page',
  title jsonb not null,
  headline jsonb not null,
  meta_title jsonb not null,
  meta_description jsonb not null,
  is_online boolean not null default true,
  is_clickable boolean not null default true,
  in_menu boolean not null default false,
  in_footer boolean not null default false,
  is_landing_page boolean not null default false,
  theme text not null default 'cc01',
  image text,
  image_alt jsonb,
  position integer not null
);
create unique index pages_by_path_de on pages ((path ->> 'de'));
create unique index pages_by_path_en on pages ((path ->> 'en'));

-- `fields` holds the fields of each language; `columns` the classes of a container's columns.
create table modules (
  id integer primary key,
  page_id integer not null references pages (id) on delete cascade,
  parent_id integer references modules (id) on delete cascade,
  column_index integer,
  position integer not null,
  slug text not null unique,
  model text not null,
  fields jsonb not null,
  columns jsonb not null default '[]'
);
create index modules_by_page on modules (page_id, position);

create table navigation_items (
  id integer primary key,
  menu text not null check (menu in ('menu', 'secondary', 'footer')),
  parent_id integer references navigation_items (id) on delete cascade,
  position integer not null,
  name jsonb not null,
  url jsonb not null,
  has_tab_navigation boolean not null default false
);

create table redirects (
  id integer primary key,
  lang char(2) not null,
  old_path text not null,
  new_path text not null,
  unique (lang, old_path)
);

-- `weekday` is ISO: 1 is Monday. Times are Berlin wall time.
create table opening_hours (
  id integer primary key,
  weekday integer check (weekday between 1 and 7),
  day date,
  time_from time,
  time_to time,
  closed boolean not null default false,
  alternative_text jsonb not null,
  alternative_link_url jsonb not null,
  check ((weekday is null) <> (day is null))
);

create table alerts (
  id integer primary key,
  title jsonb not null,
  text jsonb not null,
  link jsonb not null,
  link_title jsonb not null,
  online_from timestamptz,
  online_to timestamptz
);

create table error_log (
  id bigint generated always as identity primary key,
  url text not null,
  created timestamptz not null
);
