CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  town TEXT
);

CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  item TEXT NOT NULL,
  total INTEGER NOT NULL,
  paid_on TEXT
);

INSERT INTO customers VALUES
  (1, 'Tomas', 'Lowmoor'),
  (2, 'Ada Quill', 'Northgate'),
  (3, 'Sable', 'Lowmoor'),
  (4, 'Hob', NULL);

INSERT INTO orders VALUES
  (1, 1, 'hinge', 12, '2026-03-02'),
  (2, 2, 'mailbox', 95, NULL),
  (3, 4, 'pickaxe', 140, NULL),
  (4, 1, 'one more hinge', 12, NULL),
  (5, 3, 'compass case', 60, '2026-03-05'),
  (6, 4, 'lantern', 75, '2026-03-06');
