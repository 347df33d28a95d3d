-- test: the five lines, in order
-- ordered
-- columns: label, number
WITH v AS (SELECT customer_id, state, amount * (SELECT price FROM items WHERE id = item_id) AS value FROM orders) SELECT 'earned' AS label, SUM(value) AS number FROM v WHERE state = 'shipped' UNION ALL SELECT 'hoped for', SUM(value) FROM v WHERE state = 'open' UNION ALL SELECT 'orders to pack', COUNT(*) FROM v WHERE state = 'open' UNION ALL SELECT 'customers', COUNT(*) FROM (SELECT DISTINCT customer_id FROM v WHERE state IN ('open', 'shipped')) UNION ALL SELECT 'empty shelves', COUNT(*) FROM items WHERE stock < 1;

-- test: they come from the view, each with its line
-- database
SELECT line, label, number FROM morning_page;
