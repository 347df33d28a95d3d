SELECT name craft
FROM members;
