WITH
  borrowers AS (
    SELECT m.name, m.town, COUNT(*) AS times
    FROM members AS m
    JOIN loans AS l ON l.member_id = m.id
    WHERE m.town IS NOT NULL
    GROUP BY m.id, m.name, m.town
  ),
  records AS (
    SELECT town, MAX(times) AS most
    FROM borrowers
    GROUP BY town
  )
SELECT b.town, b.name, b.times
FROM borrowers AS b
JOIN records AS r ON r.town = b.town AND r.most = b.times
ORDER BY b.town, b.name;
