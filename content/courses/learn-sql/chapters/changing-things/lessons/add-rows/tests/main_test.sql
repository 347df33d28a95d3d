-- test: the items
-- database
SELECT name, price, stock FROM items;

-- test: the customers
-- database
SELECT name, balance FROM customers;

-- test: what’s to be packed
-- database
SELECT order_id, amount FROM to_pack;
