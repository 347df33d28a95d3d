CREATE TABLE smiths (
  name TEXT PRIMARY KEY,
  learned_from TEXT REFERENCES smiths (name)
);

INSERT INTO smiths (name, learned_from) VALUES
  ('Old Wren', NULL),
  ('Ada', 'Old Wren'),
  ('Bo', 'Old Wren'),
  ('Cem', 'Ada'),
  ('Dilys', 'Ada'),
  ('Eskil', 'Cem');

WITH RECURSIVE line (name, depth, path) AS (
  SELECT name, 0, name FROM smiths WHERE learned_from IS NULL
  UNION ALL
  SELECT smiths.name, line.depth + 1, line.path || ' > ' || smiths.name
  FROM smiths
  JOIN line ON smiths.learned_from = line.name
)
SELECT depth, path FROM line ORDER BY path;

-- The powers of two, without a table at all.
WITH RECURSIVE powers (exponent, value) AS (
  SELECT 0, 1
  UNION ALL
  SELECT exponent + 1, value * 2 FROM powers WHERE exponent < 10
)
SELECT group_concat(value, ', ') AS powers FROM powers;
