SELECT *
FROM scrolls;
