SELECT title, pages
FROM scrolls
ORDER BY pages DESC
LIMIT 3;
