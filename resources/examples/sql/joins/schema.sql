CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL
);

CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  piece TEXT NOT NULL,
  price INTEGER NOT NULL
);

INSERT INTO customers (id, name) VALUES (1, 'Mira'), (2, 'Tom'), (3, 'Ines');

INSERT INTO orders (customer_id, piece, price) VALUES
  (1, 'ring', 220),
  (2, 'plough', 1900),
  (1, 'bracelet', 480),
  (2, 'nails', 35);
