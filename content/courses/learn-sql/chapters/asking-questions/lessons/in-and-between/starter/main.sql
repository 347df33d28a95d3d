SELECT title, shelf, year
FROM scrolls
WHERE shelf = 'maps';
