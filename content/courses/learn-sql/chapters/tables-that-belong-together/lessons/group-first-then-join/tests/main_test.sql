-- test: the guests, with what they read and wrote
-- columns: name, pages, written
WITH v AS (
  SELECT id, name,
    (SELECT SUM((SELECT pages FROM scrolls WHERE id = scroll_id)) FROM loans WHERE member_id = members.id) AS pages,
    (SELECT COUNT(*) FROM scrolls WHERE author_id = members.id) AS written
  FROM members
)
SELECT name, pages, written FROM v WHERE pages * (SELECT COUNT(pages) FROM v) > (SELECT SUM(pages) FROM v) AND id NOT IN (SELECT member_id FROM loans WHERE returned_on IS NULL);
