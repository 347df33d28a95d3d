SELECT *
FROM orders
WHERE state = 'open';
