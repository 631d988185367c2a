-- Of each language of a block: when it was changed, and whether its words are its own. Empty where nothing was kept yet.
alter table modules add column marks jsonb not null default '{}';

-- A document owns blocks. It has a row from its first change on. `has_draft`: a working copy exists.
create table documents (
  content_type text not null,
  object_id integer not null,
  revision integer not null,
  has_draft boolean not null default false,
  is_unpublished boolean not null default false,
  published_at timestamptz,
  scheduled_at timestamptz,
  scheduled_by integer references editors (id) on delete set null,
  primary key (content_type, object_id)
);
create index documents_by_schedule on documents (scheduled_at) where scheduled_at is not null;

-- What editors work on until it is published. `modules` and `pages` are what visitors see.
create table working_modules (like modules including defaults including constraints including indexes);
alter table working_modules add foreign key (page_id) references pages (id) on delete cascade;
alter table working_modules add foreign key (parent_id) references working_modules (id) on delete cascade;
create table working_pages (
  page_id integer primary key references pages (id) on delete cascade,
  title jsonb not null,
  headline jsonb not null,
  meta_title jsonb not null,
  meta_description jsonb not null,
  is_landing_page boolean not null,
  theme text,
  image text,
  image_alt jsonb
);

-- Every block once, as editors see it: the working copy where its document has one.
create view edited_modules as
select id, page_id, content_type, object_id, parent_id, column_index, position, slug, model, fields, columns, revision, marks
from modules published
where not exists (
  select 1 from documents
  where documents.content_type = published.content_type
    and documents.object_id = coalesce(published.page_id, published.object_id)
    and documents.has_draft
)
union all
select id, page_id, content_type, object_id, parent_id, column_index, position, slug, model, fields, columns, revision, marks
from working_modules;

-- Every save was live so far, and stays so in a house that is there already.
insert into settings (key, value) select 'publishing', '"direct"' where exists (select 1 from pages)
on conflict do nothing;
