-- test: the largest shelves first, and by name where they’re equal
-- ordered
WITH
  moved AS (SELECT * FROM scrolls WHERE id <> 4),
  piles AS (
    SELECT DISTINCT shelf,
      (SELECT COUNT(*) FROM moved WHERE shelf = m.shelf) AS scrolls,
      (SELECT COUNT(*) FROM members WHERE id IN (SELECT author_id FROM moved WHERE shelf = m.shelf)) AS authors,
      (SELECT COUNT(*) FROM moved WHERE shelf = m.shelf AND author_id IS NULL) AS anonymous,
      (SELECT SUM(pages) FROM moved WHERE shelf = m.shelf) AS pages
    FROM moved AS m
  )
SELECT shelf, scrolls, authors, anonymous, ROUND(pages * 1.0 / scrolls, 1) AS average, iif(pages > 249, 'cart', iif(pages > 99, 'box', 'basket')) AS carrier FROM piles WHERE scrolls > 1 ORDER BY scrolls DESC, shelf;
