-- The page by which the house answers a term, as terms are counted (search_keywords).
create table search_answers (
  lang text not null,
  term text not null,
  link text not null,
  primary key (lang, term)
);
