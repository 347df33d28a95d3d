WITH totals AS (
  SELECT
    c.name,
    COUNT(o.id) AS orders,
    COALESCE(SUM(i.price * o.amount), 0) AS value
  FROM customers AS c
  LEFT JOIN orders AS o ON o.customer_id = c.id
  LEFT JOIN items AS i ON i.id = o.item_id
  WHERE o.state <> 'cancelled'
  GROUP BY c.id, c.name
)
SELECT name, orders, value, ROUND(100.0 * value / SUM(value) OVER (), 1) AS share
FROM totals
ORDER BY value DESC, name;
