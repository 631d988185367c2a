-- The hours of each weekday of a house as times, beside those in words.
alter table venues add column opening_week jsonb not null default '[]';
