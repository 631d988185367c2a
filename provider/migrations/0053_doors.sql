-- From when one may enter; null where the house does not say.
alter table events add column doors_open timestamptz;
