-- test: what’s long for its shelf
-- ordered
-- columns: title, shelf, pages
SELECT title, shelf, pages FROM scrolls JOIN (SELECT shelf AS of, AVG(pages) AS average FROM scrolls GROUP BY shelf) ON of = shelf WHERE pages > average ORDER BY shelf, pages DESC;
