SELECT
  shelf,
  COUNT(*) AS scrolls,
  COUNT(DISTINCT author_id) AS authors,
  COUNT(*) - COUNT(author_id) AS anonymous,
  ROUND(AVG(pages), 1) AS average,
  CASE
    WHEN SUM(pages) < 100 THEN 'basket'
    WHEN SUM(pages) < 250 THEN 'box'
    ELSE 'cart'
  END AS carrier
FROM scrolls
GROUP BY shelf
HAVING COUNT(*) >= 2
ORDER BY scrolls DESC, shelf;
