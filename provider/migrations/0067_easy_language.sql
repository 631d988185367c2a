-- Pages in easy language, and what each is the twin of.
alter table pages add column is_easy boolean not null default false;
alter table pages add column easy_kind text check (easy_kind in ('page', 'event', 'production'));
alter table pages add column easy_id integer;
-- In the bin a twin keeps what it belongs to; another may take its place meanwhile.
create unique index pages_by_easy_subject on pages (easy_kind, easy_id) where easy_id is not null and removed_at is null;
