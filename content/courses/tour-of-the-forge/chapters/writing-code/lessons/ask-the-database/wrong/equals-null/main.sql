SELECT item, total
FROM orders
WHERE paid_on = NULL
ORDER BY total DESC;
