-- test: the labels and hours, the longest first
-- ordered
-- columns: label, hours
SELECT printf('%s (%s)', title, shelf) AS label, ROUND(pages * 1.0 / 30, 1) AS hours FROM scrolls WHERE shelf IN ('songs', 'lore') ORDER BY 2 DESC, 1;
