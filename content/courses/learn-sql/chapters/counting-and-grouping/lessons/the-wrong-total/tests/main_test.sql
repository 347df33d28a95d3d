-- test: the report, shelf by shelf
-- ordered
-- columns: shelf, scrolls, average
SELECT shelf, COUNT(*) AS scrolls, ROUND(SUM(pages) * 1.0 / COUNT(*), 1) AS average FROM scrolls WHERE year > 1159 AND title != 'Page Nine' GROUP BY shelf ORDER BY shelf;
