-- The page that answers a term is found by its address.
create index search_documents_by_link on search_documents (lang, link);
