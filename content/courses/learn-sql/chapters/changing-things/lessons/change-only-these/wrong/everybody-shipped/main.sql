UPDATE items
SET price = price + 1
WHERE price < 10;

UPDATE orders
SET state = 'shipped'
WHERE state = 'open';

DELETE FROM orders
WHERE state = 'cancelled';
