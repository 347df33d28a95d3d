SELECT s.title, s.shelf, s.pages
FROM scrolls AS s
WHERE s.pages > (
  SELECT AVG(pages) FROM scrolls WHERE shelf = s.shelf
)
ORDER BY s.shelf, s.pages DESC;
