create table editors (
  id integer primary key,
  username text not null unique,
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  has_dashboard_online_access boolean not null default false
);

-- A session is known by the hash of its cookie, never by the cookie itself.
create table sessions (
  token_hash text primary key,
  editor_id integer not null references editors (id) on delete cascade,
  expires_at timestamptz not null
);
