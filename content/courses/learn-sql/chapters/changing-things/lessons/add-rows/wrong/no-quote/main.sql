INSERT INTO items (name, price)
VALUES ('Tomass hinge', 6);

INSERT INTO customers (name, balance)
VALUES ('Sable', 120), ('Brother Lint', 0);

INSERT INTO to_pack (order_id, amount)
SELECT id, amount
FROM orders
WHERE state = 'open';
