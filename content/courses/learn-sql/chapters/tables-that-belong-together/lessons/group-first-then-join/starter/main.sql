WITH readers AS (
  SELECT member_id
  FROM loans
)
SELECT *
FROM readers;
