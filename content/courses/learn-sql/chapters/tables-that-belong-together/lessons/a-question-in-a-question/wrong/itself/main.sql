SELECT title, shelf, pages
FROM scrolls
WHERE pages > (
  SELECT AVG(pages) FROM scrolls WHERE shelf = shelf
)
ORDER BY shelf, pages DESC;
