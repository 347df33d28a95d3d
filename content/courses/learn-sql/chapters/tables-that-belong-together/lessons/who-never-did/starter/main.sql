SELECT m.name
FROM members AS m
JOIN loans AS l ON l.member_id = m.id;
