SELECT craft, name
FROM members
ORDER BY craft;
