UPDATE items
SET price = price + 1;

UPDATE orders
SET state = 'shipped'
WHERE state = 'open'
  AND customer_id = (SELECT id FROM customers WHERE name = 'Hob');

DELETE FROM orders
WHERE state = 'cancelled';
