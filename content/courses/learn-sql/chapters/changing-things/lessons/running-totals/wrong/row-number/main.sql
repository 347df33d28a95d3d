SELECT
  o.id,
  c.name,
  i.price * o.amount AS value,
  SUM(i.price * o.amount) OVER (PARTITION BY c.id ORDER BY o.id) AS so_far,
  ROW_NUMBER() OVER (ORDER BY i.price * o.amount DESC) AS place
FROM orders AS o
JOIN customers AS c ON c.id = o.customer_id
JOIN items AS i ON i.id = o.item_id
WHERE o.state <> 'cancelled'
ORDER BY o.id;
