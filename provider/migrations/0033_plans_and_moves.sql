-- Documents that were planned together are published together.
alter table documents add column plan text;
-- The document that a block came from, such as `page 3`, where it was published there.
alter table working_modules add column moved_from text;
