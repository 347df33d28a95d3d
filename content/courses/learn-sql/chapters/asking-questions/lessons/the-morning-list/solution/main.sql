SELECT
  title,
  1206 - year AS age,
  shelf || ' (' || pages || ')' AS size
FROM scrolls
WHERE pages < 100
  AND shelf <> 'ledgers'
  AND title NOT LIKE 'Roads%'
ORDER BY age DESC, title;
