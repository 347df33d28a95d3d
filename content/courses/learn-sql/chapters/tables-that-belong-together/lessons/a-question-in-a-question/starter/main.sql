SELECT title, shelf, pages
FROM scrolls
ORDER BY shelf, pages DESC;
