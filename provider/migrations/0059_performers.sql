-- Who of the credits performs, for search engines.
alter table production_persons add column is_performer boolean not null default false;
