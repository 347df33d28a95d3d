CREATE TABLE bars (name TEXT NOT NULL, temperature INTEGER NOT NULL);

INSERT INTO bars VALUES
  ('hinge', 700),
  ('hook', 850),
  ('nail', 800),
  ('blade', 900),
  ('ring', 801);
