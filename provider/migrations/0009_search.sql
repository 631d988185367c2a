-- Search. What it knows is made from the content and can be made anew at any time.
create extension if not exists pg_trgm;

-- The stems of each language, with no word left out: "Was ihr wollt" is made of nothing but stop words.
create text search dictionary search_de_stem (template = snowball, language = german);
create text search dictionary search_en_stem (template = snowball, language = english);
create text search configuration search_de (copy = simple);
alter text search configuration search_de alter mapping for asciiword, word, numword with search_de_stem;
create text search configuration search_en (copy = simple);
alter text search configuration search_en alter mapping for asciiword, word, numword with search_en_stem;

create function search_configuration(lang text) returns regconfig language sql immutable as
  $$ select case lang when 'en' then 'search_en'::regconfig else 'search_de'::regconfig end $$;

-- The vector of a document from words that are folded already; its title weighs most.
create function search_vector(lang text, title text, lead text, body text, other text) returns tsvector language sql immutable as $$
  select setweight(to_tsvector(search_configuration(lang), title), 'A')
      || setweight(to_tsvector(search_configuration(lang), lead), 'B')
      || setweight(to_tsvector(search_configuration(lang), body), 'C')
      || setweight(to_tsvector(search_configuration(lang), other), 'D')
$$;

-- The stem of each folded word.
create function search_stems(lang text, words text[]) returns table (word text, stem text) language sql immutable as $$
  select word, coalesce((case lang when 'en' then ts_lexize('search_en_stem', word) else ts_lexize('search_de_stem', word) end)[1], word)
  from unnest(words) as word
$$;

-- One row per language and thing. Events of one production share its number as their group: a hit stands for all of them.
create table search_documents (
  lang text not null check (lang in ('de', 'en')),
  kind text not null,
  item_id integer not null,
  group_id integer not null,
  title text not null,
  title_folded text not null,
  lead text not null,
  body text not null,
  link text not null,
  image text,
  image_alt text not null,
  shown_at timestamptz,
  is_off boolean not null,
  labels text[] not null,
  words text[] not null,
  vector tsvector not null,
  checksum text not null,
  primary key (lang, kind, item_id)
);
create index search_documents_by_vector on search_documents using gin (vector) with (fastupdate = off);
create index search_documents_by_date on search_documents (lang, shown_at) where kind = 'event';

-- Every word as it is written, with how many documents hold it: what a misspelt one is compared with.
create table search_words (
  lang text not null,
  word text not null,
  folded text not null,
  documents integer not null,
  primary key (lang, word)
);
create index search_words_by_beginning on search_words (lang, folded text_pattern_ops);
create index search_words_by_letters on search_words using gin (folded gin_trgm_ops) with (fastupdate = off);

-- What autocomplete offers. Level 1 are titles and names, level 2 what stands above and below them.
create table search_phrases (
  lang text not null,
  phrase text not null,
  level smallint not null,
  folded text not null,
  vector tsvector not null,
  documents integer not null,
  primary key (lang, phrase, level)
);
create index search_phrases_by_beginning on search_phrases (lang, folded text_pattern_ops);
create index search_phrases_by_word on search_phrases using gin (vector) with (fastupdate = off);

-- What each part of the index was made from, and until when that stays true by itself.
create table search_sources (
  source text primary key,
  signature text not null,
  valid_until timestamptz
);

-- What visitors searched for, counted per Berlin day; `hits` is how much the last search of that day found.
create table search_keywords (
  term text not null,
  lang text not null,
  day date not null,
  searches integer not null check (searches > 0),
  hits integer not null check (hits >= 0),
  last_searched timestamptz not null,
  primary key (day, lang, term)
);
create index search_keywords_by_term on search_keywords (term, lang);
