-- A misspelt word is compared with words of its own language, beginning and length first: that is a few hundred, not all.
create index search_words_by_length on search_words (lang, length(folded), folded text_pattern_ops);
drop index search_words_by_letters;
create index search_words_by_letters_de on search_words using gin (folded gin_trgm_ops) where lang = 'de';
create index search_words_by_letters_en on search_words using gin (folded gin_trgm_ops) where lang = 'en';
