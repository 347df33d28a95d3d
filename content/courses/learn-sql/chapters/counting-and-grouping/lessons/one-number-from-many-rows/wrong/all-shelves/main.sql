SELECT
  COUNT(*) AS scrolls,
  SUM(pages) AS pages,
  MIN(year) AS oldest,
  ROUND(AVG(pages)) AS average
FROM scrolls;
