SELECT
  title || ' (' || shelf || ')' AS label,
  ROUND(pages / 30.0, 1) AS hours
FROM scrolls
WHERE shelf IN ('songs', 'lore')
ORDER BY hours DESC, label;
