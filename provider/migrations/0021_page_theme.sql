-- Empty: as the house looks. Until now that was stored as paper, so that no page could be paper in a house that is not.
alter table pages alter column theme drop not null;
alter table pages alter column theme drop default;
alter table page_versions drop constraint page_versions_snapshot_hash_fkey;
alter table page_versions add constraint page_versions_snapshot_hash_fkey
  foreign key (snapshot_hash) references page_snapshots (hash) on update cascade;
update pages set theme = null where theme = 'cc01';
-- Saved states come back as they were meant, and under a name that no state on paper has.
update page_snapshots set hash = hash || '-0021', content = jsonb_set(content, '{page,theme}', 'null')
where content #>> '{page,theme}' = 'cc01';
