-- When a page was last changed, itself or a block of it: what sitemaps tell search engines.
alter table pages add column modified timestamptz not null default now();
update pages set modified = versions.created
from (select page_id, max(created) as created from page_versions group by page_id) as versions
where versions.page_id = pages.id;
