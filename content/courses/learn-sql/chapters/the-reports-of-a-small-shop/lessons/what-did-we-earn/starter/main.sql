SELECT ordered_on AS day
FROM orders;
