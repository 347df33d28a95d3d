SELECT craft, COUNT(*) AS members, MIN(joined) AS since
FROM members
GROUP BY craft
ORDER BY members DESC, craft;
