-- Address, place, menus and online of a page: how often they were changed, when, and by whom.
alter table pages add column place_revision integer not null default 0;
alter table pages add column place_changed timestamptz;
alter table pages add column place_changed_by text;
alter table pages add column is_template boolean not null default false;

-- A page in the bin is offline and keeps its address to come back to; others may take that meanwhile.
alter table pages add column removed_at timestamptz;
-- The page that was removed, on itself and on all below it.
alter table pages add column removed_with integer;
drop index pages_by_path_de;
drop index pages_by_path_en;
create unique index pages_by_path_de on pages ((path ->> 'de')) where removed_at is null;
create unique index pages_by_path_en on pages ((path ->> 'en')) where removed_at is null;

-- The last change of each page, and the blocks that wait for a translation, for a tree of thousands of pages.
create index page_versions_by_change on page_versions (page_id, changed desc, id desc) where page_id is not null;
create index modules_untranslated on modules (page_id)
  where marks @> '{"de": {"translated": false}}' or marks @> '{"en": {"translated": false}}';
create index working_modules_untranslated on working_modules (page_id)
  where marks @> '{"de": {"translated": false}}' or marks @> '{"en": {"translated": false}}';
create index audit_log_of_pages on audit_log ((split_part(detail, ' ', 1))) where event like 'page\_%';
