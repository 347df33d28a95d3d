SELECT s.title, m.name
FROM loans AS l
JOIN scrolls AS s ON s.id = l.scroll_id
JOIN members AS m ON m.id = s.author_id
WHERE l.returned_on IS NULL
ORDER BY m.name, s.title;
