-- When a page was last changed, itself or a block of it: what sitemaps tell search engines.
-- Empty for pages that nobody has saved since states of them are kept.
alter table pages add column modified timestamptz;
alter table pages alter column modified set default now();
update pages set modified = versions.created
from (select page_id, max(created) as created from page_versions group by page_id) as versions
where versions.page_id = pages.id;
