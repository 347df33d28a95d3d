-- test: every member, with the scrolls they still have
-- ordered
-- columns: name, at_home
SELECT name, (SELECT COUNT(*) FROM loans WHERE member_id = members.id AND returned_on IS NULL) AS at_home FROM members ORDER BY name;
