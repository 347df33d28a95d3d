SELECT title, pages
FROM scrolls
LIMIT 3;
