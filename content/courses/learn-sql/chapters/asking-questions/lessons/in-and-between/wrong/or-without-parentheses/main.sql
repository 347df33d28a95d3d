SELECT title, shelf, year
FROM scrolls
WHERE shelf = 'maps' OR shelf = 'ledgers'
  AND year BETWEEN 1200 AND 1204
ORDER BY year, title;
