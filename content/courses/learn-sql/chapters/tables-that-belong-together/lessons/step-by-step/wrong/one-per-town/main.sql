WITH borrowers AS (
  SELECT m.name, m.town, COUNT(*) AS times
  FROM members AS m
  JOIN loans AS l ON l.member_id = m.id
  WHERE m.town IS NOT NULL
  GROUP BY m.id, m.name, m.town
)
SELECT town, name, MAX(times) AS times
FROM borrowers
GROUP BY town
ORDER BY town, name;
