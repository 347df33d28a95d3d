BEGIN;

UPDATE customers
SET balance = balance - 5 * (SELECT price FROM items WHERE name = 'lantern')
WHERE id = 4;

UPDATE items
SET stock = stock - 5
WHERE name = 'lantern';

UPDATE orders
SET state = 'shipped'
WHERE id = 5;

ROLLBACK;
