SELECT scroll_id, COUNT(*) AS times
FROM loans
GROUP BY scroll_id
HAVING COUNT(*) >= 2;
