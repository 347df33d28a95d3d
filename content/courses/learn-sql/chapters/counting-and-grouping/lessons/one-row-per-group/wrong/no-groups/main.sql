SELECT craft, COUNT(*) AS members, MIN(joined) AS since
FROM members
ORDER BY members DESC, craft;
