SELECT title, year
FROM scrolls
WHERE shelf <> 'maps';
