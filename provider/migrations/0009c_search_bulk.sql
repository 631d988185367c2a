-- New entries are collected and sorted in at once at the end of each refresh: twice as fast, and nothing is left for readers.
alter index search_documents_by_vector set (fastupdate = on);
alter index search_phrases_by_word set (fastupdate = on);
alter index search_words_by_letters_de set (fastupdate = on);
alter index search_words_by_letters_en set (fastupdate = on);
