create table article_categories (
  id integer primary key,
  slug text not null unique,
  name jsonb not null,
  style_name text not null,
  position integer not null
);

create table article_tags (
  id integer primary key,
  slug text not null unique,
  name jsonb not null
);

create table articles (
  id integer primary key,
  slug jsonb not null,
  preline jsonb not null,
  headline jsonb not null,
  intro jsonb not null,
  body jsonb not null,
  image_alt jsonb not null,
  author jsonb,
  reading_minutes integer not null,
  published timestamptz not null,
  modified timestamptz not null
);
create index articles_by_published on articles (published desc, id desc);

create table article_category_links (
  article_id integer not null references articles (id) on delete cascade,
  category_id integer not null references article_categories (id),
  primary key (article_id, category_id)
);

create table article_tag_links (
  article_id integer not null references articles (id) on delete cascade,
  tag_id integer not null references article_tags (id),
  primary key (article_id, tag_id)
);
