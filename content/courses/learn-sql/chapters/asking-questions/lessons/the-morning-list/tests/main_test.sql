-- test: the morning list, the oldest first
-- ordered
-- columns: title, age, size
SELECT title, 1206 - year AS age, printf('%s (%d)', shelf, pages) AS size FROM scrolls WHERE pages <= 99 AND shelf != 'ledgers' AND substr(title, 1, 5) != 'Roads' ORDER BY year, title;
