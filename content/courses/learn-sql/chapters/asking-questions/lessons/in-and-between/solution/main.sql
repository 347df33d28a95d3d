SELECT title, shelf, year
FROM scrolls
WHERE shelf IN ('maps', 'ledgers')
  AND year BETWEEN 1200 AND 1204
ORDER BY year, title;
