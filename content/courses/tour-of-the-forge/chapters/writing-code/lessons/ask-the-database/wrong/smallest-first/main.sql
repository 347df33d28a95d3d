SELECT item, total
FROM orders
WHERE paid_on IS NULL
ORDER BY total;
