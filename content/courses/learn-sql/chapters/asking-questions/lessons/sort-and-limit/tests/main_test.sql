-- test: the three longest scrolls, in order
-- ordered
-- columns: title, pages
SELECT title, pages FROM scrolls ORDER BY pages DESC LIMIT 3;
