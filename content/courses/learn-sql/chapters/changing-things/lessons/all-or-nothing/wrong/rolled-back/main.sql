BEGIN;

UPDATE customers
SET balance = balance - (SELECT price FROM items WHERE name = 'hinge')
WHERE name = 'Tomas';

UPDATE items
SET stock = stock - 1
WHERE name = 'hinge';

ROLLBACK;

UPDATE orders
SET state = 'shipped'
WHERE id = 3;
