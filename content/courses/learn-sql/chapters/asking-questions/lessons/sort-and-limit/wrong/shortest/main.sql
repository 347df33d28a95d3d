SELECT title, pages
FROM scrolls
ORDER BY pages
LIMIT 3;
