PRAGMA foreign_keys = ON;

CREATE TABLE items (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  price INTEGER NOT NULL CHECK (price > 0),
  stock INTEGER NOT NULL DEFAULT 0 CHECK (stock >= 0)
);

CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  balance INTEGER NOT NULL DEFAULT 0 CHECK (balance >= 0)
);

CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  item_id INTEGER NOT NULL REFERENCES items (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  ordered_on TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'shipped', 'cancelled'))
);

INSERT INTO items VALUES
  (1, 'hinge', 6, 40),
  (2, 'hook', 4, 0),
  (3, 'lantern', 75, 5),
  (4, 'pickaxe', 140, 2),
  (5, 'mailbox', 95, 1);

INSERT INTO customers VALUES
  (1, 'Tomas', 300),
  (2, 'Hob', 520),
  (3, 'Ada', 90),
  (4, 'Goldhand & Co.', 9000);

INSERT INTO orders VALUES
  (1, 1, 1, 2, '1206-03-02', 'shipped'),
  (2, 2, 4, 2, '1206-03-02', 'open'),
  (3, 1, 1, 1, '1206-03-04', 'open'),
  (4, 3, 5, 1, '1206-03-05', 'cancelled'),
  (5, 4, 3, 5, '1206-03-05', 'open'),
  (6, 4, 1, 40, '1206-03-06', 'open'),
  (7, 1, 1, 1, '1206-03-09', 'open'),
  (8, 2, 2, 1, '1206-03-10', 'cancelled'),
  (9, 2, 1, 10, '1206-03-11', 'open'),
  (10, 3, 2, 9, '1206-03-11', 'open');
