SELECT title, year
FROM scrolls
WHERE shelf = 'Maps';
