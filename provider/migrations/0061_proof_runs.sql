-- What the last proofs of the programme found; the dashboard shows the newest.
create table proof_runs (
  id integer primary key generated always as identity,
  finished timestamptz not null,
  report jsonb not null
);
