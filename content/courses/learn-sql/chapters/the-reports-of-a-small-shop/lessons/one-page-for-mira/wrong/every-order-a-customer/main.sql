CREATE VIEW morning_page AS
SELECT 1 AS line, 'earned' AS label, SUM(i.price * o.amount) AS number
FROM orders AS o JOIN items AS i ON i.id = o.item_id
WHERE o.state = 'shipped'
UNION ALL
SELECT 2, 'hoped for', SUM(i.price * o.amount)
FROM orders AS o JOIN items AS i ON i.id = o.item_id
WHERE o.state = 'open'
UNION ALL
SELECT 3, 'orders to pack', COUNT(*)
FROM orders
WHERE state = 'open'
UNION ALL
SELECT 4, 'customers', COUNT(customer_id)
FROM orders
WHERE state <> 'cancelled'
UNION ALL
SELECT 5, 'empty shelves', COUNT(*)
FROM items
WHERE stock = 0;

SELECT label, number
FROM morning_page
ORDER BY line;
