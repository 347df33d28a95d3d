-- test: the maps and ledgers from 1200 to 1204, by year
-- ordered
-- columns: title, shelf, year
SELECT title, shelf, year FROM scrolls WHERE shelf IN ('maps', 'ledgers') AND year >= 1200 AND year <= 1204 ORDER BY year, title;
