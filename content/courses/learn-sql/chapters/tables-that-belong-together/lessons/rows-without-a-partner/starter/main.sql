SELECT s.title, m.name AS author
FROM scrolls AS s
JOIN members AS m ON m.id = s.author_id
ORDER BY s.title;
