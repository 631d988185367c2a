-- Whose an order is that was paid while logged in; null is the browser's alone.
alter table orders add column account_id integer references editors (id) on delete set null;
create index orders_by_account on orders (account_id, id) where account_id is not null;
-- In which language an editor's own tools name days and months; null follows the language of the tools.
alter table editors add column date_names text check (date_names in ('de', 'en', 'ja', 'la'));
