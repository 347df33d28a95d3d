BEGIN;

UPDATE orders
SET state = 'shipped'
WHERE id = 3;

ROLLBACK;
