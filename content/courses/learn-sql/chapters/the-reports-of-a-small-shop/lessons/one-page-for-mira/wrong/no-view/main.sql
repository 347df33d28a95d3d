SELECT 'earned' AS label, SUM(i.price * o.amount) AS number
FROM orders AS o JOIN items AS i ON i.id = o.item_id
WHERE o.state = 'shipped'
UNION ALL
SELECT 'hoped for', SUM(i.price * o.amount)
FROM orders AS o JOIN items AS i ON i.id = o.item_id
WHERE o.state = 'open'
UNION ALL
SELECT 'orders to pack', COUNT(*)
FROM orders
WHERE state = 'open'
UNION ALL
SELECT 'customers', COUNT(DISTINCT customer_id)
FROM orders
WHERE state <> 'cancelled'
UNION ALL
SELECT 'empty shelves', COUNT(*)
FROM items
WHERE stock = 0;
