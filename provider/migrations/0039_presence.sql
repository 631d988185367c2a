-- Who edits which document now: a row for each tab, which expires unless the tab calls again.
create table editor_presence (
  editor_id integer not null references editors (id) on delete cascade,
  tab text not null,
  content_type text not null,
  object_id integer not null,
  since timestamptz not null,
  expires timestamptz not null,
  primary key (editor_id, tab, content_type, object_id)
);
create index editor_presence_document on editor_presence (content_type, object_id);
