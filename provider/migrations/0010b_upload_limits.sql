-- While a visitor's file waits, `network` is the salted hash of where it came from, so that nobody fills the disk alone.
alter table uploads add column network text;

create table upload_salt (
  salt text not null
);
insert into upload_salt (salt) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- Files whose rows have gone and whose content is still to be taken away.
create table upload_remains (
  id uuid primary key
);
