-- test: the balances
-- database
SELECT name, balance FROM customers;

-- test: the stock
-- database
SELECT name, stock FROM items;

-- test: the orders
-- database
SELECT id, state FROM orders;
