-- What the page of a production and of each of its dates tells besides, by language: pictures, films, press, downloads.
alter table productions add column parts jsonb not null default '{}';
