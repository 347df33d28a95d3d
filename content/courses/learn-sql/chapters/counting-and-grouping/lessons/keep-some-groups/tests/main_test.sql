-- test: the popular scrolls and how often they were lent
-- columns: scroll_id, times
SELECT scroll_id, times FROM (SELECT scroll_id, COUNT(*) AS times FROM loans WHERE NOT (lent_on < '1206-01-10') GROUP BY scroll_id) WHERE times > 1;
