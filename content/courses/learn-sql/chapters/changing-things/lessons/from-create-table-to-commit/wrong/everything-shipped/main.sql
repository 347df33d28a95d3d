CREATE TABLE parcels (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL UNIQUE REFERENCES orders (id),
  pieces INTEGER NOT NULL CHECK (pieces > 0)
);

CREATE INDEX orders_by_customer ON orders (customer_id);

BEGIN;

INSERT INTO parcels (order_id, pieces)
SELECT id, amount
FROM orders
WHERE state = 'open' AND amount < 10;

UPDATE orders
SET state = 'shipped'
WHERE state = 'open';

DELETE FROM orders
WHERE state = 'cancelled';

COMMIT;

SELECT
  p.order_id,
  c.name,
  p.pieces,
  SUM(p.pieces) OVER (ORDER BY p.order_id) AS loaded
FROM parcels AS p
JOIN orders AS o ON o.id = p.order_id
JOIN customers AS c ON c.id = o.customer_id
ORDER BY loaded DESC;
