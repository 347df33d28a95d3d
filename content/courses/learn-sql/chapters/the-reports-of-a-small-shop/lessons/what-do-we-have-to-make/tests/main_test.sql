-- test: what to make, the longest waiting first
-- ordered
-- columns: name, ordered, stock, to_make, waiting_since
SELECT name, (SELECT SUM(amount) FROM orders WHERE item_id = items.id AND state = 'open') AS ordered, stock, (SELECT SUM(amount) FROM orders WHERE item_id = items.id AND state = 'open') - stock AS to_make, (SELECT MIN(ordered_on) FROM orders WHERE item_id = items.id AND state = 'open') AS waiting_since FROM items WHERE (SELECT SUM(amount) FROM orders WHERE item_id = items.id AND state = 'open') > stock ORDER BY waiting_since, name;
