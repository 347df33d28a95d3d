SELECT title, year
FROM scrolls;
