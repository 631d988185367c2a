-- Words of what stands around a title are offered before words of texts. A column like this is filled by writing all anew:
-- the next search does so.
truncate search_documents, search_words, search_phrases, search_sources;

alter table search_words add column lead_documents integer not null;
