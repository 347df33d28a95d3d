SELECT o.id, c.name, i.price * o.amount AS value
FROM orders AS o
JOIN customers AS c ON c.id = o.customer_id
JOIN items AS i ON i.id = o.item_id
ORDER BY o.id;
