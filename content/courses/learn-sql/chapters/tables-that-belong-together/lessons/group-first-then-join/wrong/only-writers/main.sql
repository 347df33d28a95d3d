WITH
  readers AS (
    SELECT l.member_id, SUM(s.pages) AS pages
    FROM loans AS l
    JOIN scrolls AS s ON s.id = l.scroll_id
    GROUP BY l.member_id
  ),
  writers AS (
    SELECT author_id, COUNT(*) AS written
    FROM scrolls
    GROUP BY author_id
  )
SELECT m.name, r.pages, COALESCE(w.written, 0) AS written
FROM members AS m
JOIN readers AS r ON r.member_id = m.id
JOIN writers AS w ON w.author_id = m.id
WHERE r.pages > (SELECT AVG(pages) FROM readers)
  AND NOT EXISTS (
    SELECT 1 FROM loans AS l WHERE l.member_id = m.id AND l.returned_on IS NULL
  )
ORDER BY r.pages DESC, m.name;
