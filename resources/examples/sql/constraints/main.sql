CREATE TABLE metals (
  name TEXT PRIMARY KEY,
  melts_at INTEGER NOT NULL CHECK (melts_at > 0)
);

INSERT INTO metals VALUES ('tin', 232), ('copper', 1085);

-- A row that breaks a rule can be left out, instead of stopping everything.
INSERT OR IGNORE INTO metals VALUES ('tin', 999), ('iron', 1538);

-- One that is there already can be changed instead.
INSERT INTO metals VALUES ('copper', 1084)
ON CONFLICT (name) DO UPDATE SET melts_at = excluded.melts_at;

SELECT * FROM metals ORDER BY melts_at;

BEGIN;
DELETE FROM metals;
SELECT count(*) AS in_the_transaction FROM metals;
ROLLBACK;

SELECT count(*) AS after_taking_it_back FROM metals;
