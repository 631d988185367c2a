-- Mark, address and contacts stood in the site's own code, which was that of one house; its database keeps them from now on.
insert into settings (key, value)
select 'house', '{"logo": {"kind": "drawing", "view_box": "0 0 44 40", "path": "M0 32V14l4-6 4 6v18zM9 32V4h8v28zM18 32V18a4 4 0 0 1 8 0v14zM27 32V10h4V4h4v28zM36 32V20l8-6v18zM0 35h44v4H0z"}, "address": {"street": "Zollkai 12", "postal_code": "12345", "town": "Altwasser", "country": "DE"}, "telephone": "+49 69 90009 100", "email": "kasse@altwasser.example", "profiles": []}'::jsonb
where exists (select 1 from settings where key = 'site_name' and value ->> 'de' = 'Kulturmeile Altwasser')
on conflict (key) do nothing;
