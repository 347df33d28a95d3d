SELECT scroll_id, COUNT(*) AS times
FROM loans
WHERE lent_on >= '1206-01-10'
GROUP BY scroll_id
HAVING COUNT(*) >= 2;
