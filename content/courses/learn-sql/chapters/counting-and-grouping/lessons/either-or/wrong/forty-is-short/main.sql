SELECT
  CASE
    WHEN pages <= 40 THEN 'short'
    WHEN pages < 100 THEN 'medium'
    ELSE 'long'
  END AS size,
  COUNT(*) AS scrolls
FROM scrolls
GROUP BY size
ORDER BY scrolls DESC, size;
