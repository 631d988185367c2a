-- What helps in a room and at a performance, and in which language it is: lists tell it beside each date.
alter table rooms add column access jsonb not null default '[]';
alter table events add column access jsonb not null default '[]';
alter table events add column surtitles jsonb not null default '[]';
alter table productions add column spoken_language text;
