SELECT m.name, 1206 - m.joined AS years
FROM members AS m
LEFT JOIN loans AS l ON l.member_id = m.id
WHERE l.returned_on IS NULL
ORDER BY years DESC, m.name;
