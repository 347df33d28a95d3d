WITH readers AS (
  SELECT m.id, m.name, SUM(s.pages) AS pages, COUNT(w.id) AS written
  FROM members AS m
  JOIN loans AS l ON l.member_id = m.id
  JOIN scrolls AS s ON s.id = l.scroll_id
  LEFT JOIN scrolls AS w ON w.author_id = m.id
  GROUP BY m.id, m.name
)
SELECT r.name, r.pages, r.written
FROM readers AS r
WHERE r.pages > (SELECT AVG(pages) FROM readers)
  AND NOT EXISTS (
    SELECT 1 FROM loans AS l WHERE l.member_id = r.id AND l.returned_on IS NULL
  )
ORDER BY r.pages DESC, r.name;
