-- The site answers these addresses with the legal texts. Pages of the page editor below them were never seen, but found by the search.
update pages set is_online = false
where path ->> 'de' in ('agb', 'datenschutz', 'impressum') and path ->> 'en' in ('agb', 'datenschutz', 'impressum');
