SELECT s.title, m.name AS author
FROM scrolls AS s
LEFT JOIN members AS m ON m.id = s.author_id
WHERE s.shelf IN ('lore', 'ledgers', 'songs')
ORDER BY s.title;
