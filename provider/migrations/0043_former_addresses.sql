-- The page that had an address last: a link that was written for it still finds it. `path` is whole, such as `/de/besuch`.
create table former_addresses (
  lang char(2) not null,
  path text not null,
  page_id integer not null references pages (id) on delete cascade,
  primary key (lang, path)
);
-- What the audit table knows of renamings so far, the last one of each address: `5 /de/alt → /de/neu, /en/old → /en/new`.
insert into former_addresses (lang, path, page_id)
select distinct on (path) substr(path, 2, 2), path, page_id from (
  select log.id, pages.id as page_id, (regexp_matches(log.detail, '(/(?:de|en)(?:/[^ ,]*)?) → ', 'g'))[1] as path
  from audit_log log join pages on pages.id::text = split_part(log.detail, ' ', 1)
  where log.event = 'page_address'
) left_addresses
order by path, id desc
on conflict do nothing;
