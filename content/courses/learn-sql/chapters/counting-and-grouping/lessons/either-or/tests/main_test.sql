-- test: how many scrolls of each size
-- ordered
-- columns: size, scrolls
SELECT size, COUNT(*) AS scrolls FROM (SELECT iif(pages <= 39, 'short', iif(pages <= 99, 'medium', 'long')) AS size FROM scrolls) GROUP BY size ORDER BY 2 DESC, 1;
