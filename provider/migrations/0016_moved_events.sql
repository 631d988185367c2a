-- When an event was to begin before it was moved; null where it never was.
alter table events add column previous_date_start timestamptz;
