SELECT craft, COUNT(*) AS members, MAX(joined) AS since
FROM members
GROUP BY craft
ORDER BY members DESC, craft;
