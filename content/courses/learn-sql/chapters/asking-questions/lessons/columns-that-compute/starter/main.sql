SELECT title, pages
FROM scrolls
WHERE shelf IN ('songs', 'lore');
