CREATE VIEW morning_page AS
SELECT 1 AS line, 'items' AS label, COUNT(*) AS number FROM items;

SELECT label, number
FROM morning_page
ORDER BY line;
