WITH borrowers AS (
  SELECT name, town
  FROM members
)
SELECT *
FROM borrowers;
