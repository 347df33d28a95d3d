-- What did each smith bring in?
SELECT
  smith,
  sum(pieces) AS pieces,
  sum(pieces * price) AS income,
  round(avg(price), 1) AS usual_price
FROM sales
GROUP BY smith
ORDER BY income DESC;

-- Only the months above 2,000, with a word for each.
SELECT
  month,
  sum(pieces * price) AS income,
  CASE WHEN sum(pieces * price) > 3000 THEN 'splendid' ELSE 'good' END AS verdict
FROM sales
GROUP BY month
HAVING income > 2000
ORDER BY month;
