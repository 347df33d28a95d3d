-- test: what’s out, and who has it
-- ordered
-- columns: title, name
SELECT (SELECT title FROM scrolls WHERE id = scroll_id) AS title, (SELECT name FROM members WHERE id = member_id) AS name FROM loans WHERE returned_on IS NULL ORDER BY 2, 1;
