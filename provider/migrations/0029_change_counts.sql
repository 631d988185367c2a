-- A number for each topic that rises with every change of it. One row a topic that has ever changed.
create table change_counts (
  topic text primary key,
  count bigint not null
);
