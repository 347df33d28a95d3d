-- schema.sql was run before this file: its tables are there.
SELECT customers.name, orders.piece, orders.price
FROM customers
JOIN orders ON orders.customer_id = customers.id
ORDER BY customers.name, orders.price DESC;

-- LEFT JOIN keeps those who ordered nothing.
SELECT
  customers.name,
  count(orders.id) AS orders,
  coalesce(sum(orders.price), 0) AS total
FROM customers
LEFT JOIN orders ON orders.customer_id = customers.id
GROUP BY customers.id
ORDER BY total DESC, customers.name;
