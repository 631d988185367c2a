-- Versions belong to documents, of which a page is one: as with blocks, the page or another thing is named.
alter table page_versions alter column page_id drop not null;
alter table page_versions add column content_type text not null default 'page';
alter table page_versions add column object_id integer;
alter table page_versions add constraint page_versions_have_one_place
  check ((content_type = 'page') = (page_id is not null) and (page_id is null) = (object_id is not null));

-- Why there is a version: see the contract. `changed` is when it last took a change in.
alter table page_versions add column kind text not null default 'published' check (kind in ('first', 'automatic', 'published', 'named'));
alter table page_versions add column name text;
alter table page_versions add column changed timestamptz not null default now();
update page_versions set changed = created, kind = case when action = 'first' then 'first' else 'published' end;
create index page_versions_by_object on page_versions (content_type, object_id, id) where page_id is null;
