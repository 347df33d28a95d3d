-- test: the prices
-- database
SELECT name, price FROM items;

-- test: the orders
-- database
SELECT id, customer_id, state FROM orders;
