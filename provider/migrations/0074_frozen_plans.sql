-- The version that a plan publishes; what is typed later stays a draft. A plan of before has none, and publishes the working state.
alter table documents add column plan_version integer references page_versions (id) on delete set null;
-- Made by a save that was live at once; later saves of the same editor and sitting go into it.
alter table page_versions add column is_live_save boolean not null default false;
