-- Which versions hold a state: asked for each state that may be forgotten, and by the foreign key when it is.
create index page_versions_by_snapshot on page_versions (snapshot_hash);
