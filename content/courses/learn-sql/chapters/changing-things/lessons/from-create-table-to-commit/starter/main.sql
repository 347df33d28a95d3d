CREATE TABLE parcels (
  id INTEGER PRIMARY KEY
);

SELECT id, amount
FROM orders
WHERE state = 'open';
