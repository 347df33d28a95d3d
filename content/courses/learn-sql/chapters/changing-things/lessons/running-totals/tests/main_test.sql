-- test: each order with its running total and its place
-- ordered
-- columns: id, name, value, so_far, place
WITH v AS (SELECT o.id, customer_id, (SELECT price FROM items WHERE id = item_id) * amount AS value FROM orders o WHERE state IN ('open', 'shipped')) SELECT id, (SELECT name FROM customers WHERE id = v.customer_id) AS name, value, (SELECT SUM(value) FROM v AS w WHERE w.customer_id = v.customer_id AND w.id <= v.id) AS so_far, (SELECT COUNT(*) + 1 FROM v AS w WHERE w.value > v.value) AS place FROM v ORDER BY id;
