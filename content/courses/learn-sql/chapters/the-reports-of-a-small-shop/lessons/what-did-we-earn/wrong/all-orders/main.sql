WITH days AS (
  SELECT
    o.ordered_on AS day,
    COUNT(*) AS orders,
    SUM(i.price * o.amount) AS earned
  FROM orders AS o
  JOIN items AS i ON i.id = o.item_id
  GROUP BY o.ordered_on
)
SELECT day, orders, earned, SUM(earned) OVER (ORDER BY day) AS so_far
FROM days
ORDER BY day;
