-- Change something, then press Run.
CREATE TABLE tools (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  weight REAL NOT NULL
);

INSERT INTO tools (name, weight) VALUES
  ('hammer', 1.8),
  ('tongs', 0.9),
  ('anvil', 75),
  ('file', 0.3);

SELECT name, weight
FROM tools
WHERE weight < 10
ORDER BY weight DESC;

SELECT count(*) AS tools, round(sum(weight), 1) AS kilograms
FROM tools;
