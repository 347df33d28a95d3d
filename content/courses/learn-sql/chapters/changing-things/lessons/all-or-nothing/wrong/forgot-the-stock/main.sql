BEGIN;

UPDATE customers
SET balance = balance - (SELECT price FROM items WHERE name = 'hinge')
WHERE name = 'Tomas';

UPDATE orders
SET state = 'shipped'
WHERE id = 3;

COMMIT;
