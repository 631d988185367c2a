-- How long a story takes to read is counted from its text where it is shown.
alter table articles drop column reading_minutes;
