-- test: the title and the year of the maps, and nothing else
-- columns: title, year
SELECT title, year FROM scrolls WHERE shelf = 'maps';
