-- The document's revision when the texts of a page were last changed: saving a block does not make them older.
alter table pages add column texts_revision integer not null default 0;
alter table working_pages add column texts_revision integer not null default 0;

-- The name of a generated picture, or the whole of an uploaded one.
alter table pages alter column image type jsonb using to_jsonb(image);
alter table working_pages alter column image type jsonb using to_jsonb(image);
