-- Since when a cart has held something without a break: renewing has an end. Null once everything was given back or bought.
alter table carts add column held_since timestamptz;
-- The wish that a line came from: the same wish sent twice is held once.
alter table reservations add column request_key text;
