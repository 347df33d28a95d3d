SELECT m.name, COUNT(l.id) AS at_home
FROM members AS m
LEFT JOIN loans AS l ON l.member_id = m.id
WHERE l.returned_on IS NULL
GROUP BY m.id, m.name
ORDER BY m.name;
