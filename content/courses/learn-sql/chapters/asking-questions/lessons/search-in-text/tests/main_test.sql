-- test: every scroll about a road, by title
-- ordered
-- columns: title, pages
SELECT title, pages FROM scrolls WHERE instr(lower(title), 'road') > 0 ORDER BY title;
