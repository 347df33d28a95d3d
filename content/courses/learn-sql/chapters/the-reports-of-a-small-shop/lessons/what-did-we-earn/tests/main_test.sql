-- test: the days, what they earned, and the total so far
-- ordered
-- columns: day, orders, earned, so_far
WITH v AS (SELECT ordered_on AS day, amount * (SELECT price FROM items WHERE id = item_id) AS value FROM orders WHERE state = 'shipped') SELECT day, COUNT(*) AS orders, SUM(value) AS earned, (SELECT SUM(value) FROM v AS w WHERE w.day <= v.day) AS so_far FROM v GROUP BY day ORDER BY day;
