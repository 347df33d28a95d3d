CREATE TABLE repairs (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  object TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price >= 0),
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'collected'))
);
