SELECT title, pages
FROM scrolls
WHERE title LIKE '%road%'
ORDER BY title;
