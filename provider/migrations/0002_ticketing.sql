create table sale_types (
  id integer primary key,
  text text not null,
  name jsonb not null,
  position integer not null
);

create table seat_groups (
  id integer primary key,
  event_id integer not null references events (id) on delete cascade,
  number integer not null,
  text jsonb not null,
  unique (event_id, number)
);

-- What can be sold: the seats of a seat group, the places of a timeslot (block), or the places of a whole event.
create table inventory (
  id integer primary key,
  event_id integer not null references events (id) on delete cascade,
  seat_group_id integer references seat_groups (id) on delete cascade,
  block_id integer unique,
  time_start time,
  capacity integer not null check (capacity >= 0),
  sold integer not null default 0 check (sold >= 0 and sold <= capacity)
);
create index inventory_by_event on inventory (event_id);

create table prices (
  id integer primary key,
  event_id integer not null references events (id) on delete cascade,
  seat_group_id integer references seat_groups (id) on delete cascade,
  sale_type_id integer not null references sale_types (id),
  cents integer not null check (cents >= 0),
  max_quantity integer
);
create index prices_by_event on prices (event_id);

-- A cart is known by the hash of its cookie, never by the cookie itself.
create table carts (
  id text primary key,
  created_at timestamptz not null
);

-- Held places. A row counts while expires_at lies in the future, so an expiry needs no timer.
create table reservations (
  id bigint generated always as identity primary key,
  cart_id text not null references carts (id) on delete cascade,
  inventory_id integer not null references inventory (id) on delete cascade,
  price_id integer not null references prices (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  expires_at timestamptz not null
);
create index reservations_by_inventory on reservations (inventory_id, expires_at);
create index reservations_by_cart on reservations (cart_id, expires_at);
