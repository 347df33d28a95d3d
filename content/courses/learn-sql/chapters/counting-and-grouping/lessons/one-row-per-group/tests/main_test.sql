-- test: a row for each craft, the largest first
-- ordered
-- columns: craft, members, since
SELECT craft, COUNT(*) AS members, MIN(joined) AS since FROM members GROUP BY craft ORDER BY 2 DESC, 1;
