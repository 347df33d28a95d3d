-- test: every customer, with the share of the total
-- ordered
-- columns: name, orders, value, share
WITH v AS (SELECT customer_id, amount * (SELECT price FROM items WHERE id = item_id) AS value FROM orders WHERE state IN ('open', 'shipped')) SELECT name, (SELECT COUNT(*) FROM v WHERE customer_id = customers.id) AS orders, ifnull((SELECT SUM(value) FROM v WHERE customer_id = customers.id), 0) AS value, ROUND(ifnull((SELECT SUM(value) FROM v WHERE customer_id = customers.id), 0) * 100.0 / (SELECT SUM(value) FROM v), 1) AS share FROM customers ORDER BY 3 DESC, 1;
