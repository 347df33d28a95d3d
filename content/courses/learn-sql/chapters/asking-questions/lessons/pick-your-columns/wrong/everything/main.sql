SELECT *
FROM members;
