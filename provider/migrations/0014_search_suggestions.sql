-- Words that a document holds in its own language, apart from those of its title in the other one: only they are offered.
-- The index is made anew by itself, so what it holds goes.
truncate search_documents, search_words, search_phrases, search_sources;
alter table search_documents add column foreign_words text[] not null;
alter table search_words add column own_documents integer not null;

-- What a suggested title names.
create index search_documents_by_title on search_documents (lang, title);
