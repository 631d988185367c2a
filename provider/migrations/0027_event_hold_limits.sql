-- What the box office has set for one event; null is the house's own limit.
create table event_hold_limits (
  event_id integer primary key references events (id) on delete cascade,
  per_visitor integer check (per_visitor > 0),
  network_percent integer check (network_percent between 1 and 100),
  check (per_visitor is not null or network_percent is not null)
);

-- What was set, where an event does not say it by itself.
alter table audit_log add column detail text;
