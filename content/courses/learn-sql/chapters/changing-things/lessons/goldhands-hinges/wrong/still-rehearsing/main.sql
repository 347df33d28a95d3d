BEGIN;

UPDATE customers
SET balance = balance - 40 * (SELECT price FROM items WHERE name = 'hinge')
WHERE id = 4;

UPDATE items
SET stock = stock - 40
WHERE name = 'hinge';

UPDATE orders
SET state = 'shipped'
WHERE id = 6;

ROLLBACK;
