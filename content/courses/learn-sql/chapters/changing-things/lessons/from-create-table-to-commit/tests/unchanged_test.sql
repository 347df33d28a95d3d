-- test: nothing but the state of an order has changed
-- database
SELECT id, customer_id, item_id, amount, ordered_on FROM orders;

-- test: the customers are as before
-- database
SELECT * FROM customers;

-- test: the items are as before
-- database
SELECT * FROM items;
