-- The text of a story is made of blocks, as a page is: what was one text becomes the first block.
insert into modules (content_type, object_id, position, slug, model, fields)
select 'article', id, -1, 'article-' || id || '-text', 'text',
  jsonb_build_object('de', jsonb_build_object('content', body ->> 'de'), 'en', jsonb_build_object('content', body ->> 'en'))
from articles;
alter table articles drop column body;

-- The productions that a story is about, the most important one first.
create table article_production_links (
  article_id integer not null references articles (id) on delete cascade,
  production_id integer not null references productions (id) on delete cascade,
  position integer not null,
  primary key (article_id, production_id)
);
