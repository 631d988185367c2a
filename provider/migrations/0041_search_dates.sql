-- A production is a document, and not each of its dates: those that differ in time alone share one, so that what a search
-- costs does not grow with the years. The index is made anew by itself, so what it holds goes.
truncate search_documents, search_words, search_phrases, search_sources;
drop index search_documents_by_date;
alter table search_documents drop column is_off;
-- How many dates a document stands for: it counts as so many.
alter table search_documents add column dates integer not null default 1;

create table search_dates (
  event_id integer primary key,
  -- The `item_id` of the document of this date.
  document_id integer not null,
  shown_at timestamptz not null,
  ends_at timestamptz not null,
  is_off boolean not null,
  -- More than a day: it may have begun at any time and still be on.
  is_long boolean not null
);
create index search_dates_by_document on search_dates (document_id, is_off, shown_at, event_id);
create index search_dates_long on search_dates (document_id, is_off, shown_at, event_id) where is_long;
create index search_dates_by_day on search_dates (shown_at, document_id);
