SELECT title, pages
FROM scrolls;
