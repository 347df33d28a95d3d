SELECT title, pages
FROM scrolls
ORDER BY title DESC
LIMIT 3;
