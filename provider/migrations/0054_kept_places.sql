-- Places that are kept for wheelchair users and their companions, and sold to them alone.
alter table seat_groups add column kept_for text check (kept_for in ('wheelchair', 'companion'));
