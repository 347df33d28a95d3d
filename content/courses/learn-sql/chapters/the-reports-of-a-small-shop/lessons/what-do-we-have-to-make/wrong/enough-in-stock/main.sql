WITH open_orders AS (
  SELECT item_id, SUM(amount) AS ordered, MIN(ordered_on) AS waiting_since
  FROM orders
  WHERE state = 'open'
  GROUP BY item_id
)
SELECT i.name, o.ordered, i.stock, o.ordered - i.stock AS to_make, o.waiting_since
FROM open_orders AS o
JOIN items AS i ON i.id = o.item_id
WHERE o.ordered >= i.stock
ORDER BY o.waiting_since, i.name;
