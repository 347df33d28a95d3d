WITH borrowers AS (
  SELECT m.name, m.town, COUNT(*) AS times
  FROM members AS m
  JOIN loans AS l ON l.member_id = m.id
  WHERE m.town IS NOT NULL
  GROUP BY m.id, m.name, m.town
)
SELECT town, name, times
FROM borrowers
WHERE times = (SELECT MAX(times) FROM borrowers)
ORDER BY town, name;
