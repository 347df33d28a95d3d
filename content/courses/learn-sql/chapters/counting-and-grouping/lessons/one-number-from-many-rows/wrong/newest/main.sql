SELECT
  COUNT(*) AS scrolls,
  SUM(pages) AS pages,
  MAX(year) AS oldest,
  ROUND(AVG(pages)) AS average
FROM scrolls
WHERE shelf = 'ledgers';
