-- Texts in both languages are jsonb objects {"de": …, "en": …}.
create table venues (
  id integer primary key,
  slug text not null unique,
  name jsonb not null,
  street text not null,
  postal_code text not null,
  town text not null,
  country char(2) not null,
  latitude double precision,
  longitude double precision
);

create table rooms (
  id integer primary key,
  venue_id integer not null references venues (id),
  slug text not null unique,
  name jsonb not null,
  show_in_filter boolean not null default true,
  position integer not null
);

create table exhibition_types (
  id integer primary key,
  slug text not null unique,
  name jsonb not null,
  show_in_filter boolean not null default true,
  position integer not null
);
create table event_tags (like exhibition_types including all);
create table series (like exhibition_types including all);
create table genres (like exhibition_types including all);
create table seasons (like exhibition_types including all);
create table production_tags (like exhibition_types including all);

create table productions (
  id integer primary key,
  slug jsonb not null,
  title jsonb not null,
  preline jsonb not null,
  headline jsonb not null,
  subline jsonb not null,
  description jsonb not null,
  image_alt jsonb not null,
  credits jsonb not null,
  duration_minutes integer,
  age_from integer,
  exhibition_type_id integer not null references exhibition_types (id),
  genre_id integer not null references genres (id),
  series_id integer references series (id),
  season_id integer not null references seasons (id),
  modified timestamptz not null
);

create table production_tag_links (
  production_id integer not null references productions (id) on delete cascade,
  tag_id integer not null references production_tags (id),
  primary key (production_id, tag_id)
);

-- `day` is the Berlin day of date_start: the list is ordered and filtered by it.
create table events (
  id integer primary key,
  production_id integer not null references productions (id),
  room_id integer not null references rooms (id),
  day date not null,
  date_start timestamptz not null,
  date_end timestamptz,
  status text not null check (status in ('scheduled', 'cancelled', 'postponed')),
  note jsonb,
  ticket_mode text not null check (ticket_mode in ('seat_groups', 'timeslots', 'simple', 'free')),
  ticket_sale_from timestamptz,
  id_jet integer unique,
  modified timestamptz not null
);
create index events_by_day on events (day, date_start, id);
create index events_by_production on events (production_id, date_start);
create index events_by_room on events (room_id, day);

create table event_tag_links (
  event_id integer not null references events (id) on delete cascade,
  tag_id integer not null references event_tags (id),
  primary key (event_id, tag_id)
);
create index event_tag_links_by_tag on event_tag_links (tag_id, event_id);

create table teasers (
  id integer primary key,
  position date not null,
  preline jsonb not null,
  headline jsonb not null,
  subline jsonb not null,
  link jsonb not null,
  link_text jsonb not null,
  image text not null,
  image_alt jsonb not null
);
