-- The running total of each smith, month after month.
SELECT
  smith,
  month,
  pieces * price AS income,
  sum(pieces * price) OVER (PARTITION BY smith ORDER BY month) AS so_far
FROM sales
ORDER BY smith, month;

-- The best smith of each month.
WITH ranked AS (
  SELECT
    month,
    smith,
    pieces * price AS income,
    rank() OVER (PARTITION BY month ORDER BY pieces * price DESC) AS place
  FROM sales
)
SELECT month, smith, income
FROM ranked
WHERE place = 1
ORDER BY month;
