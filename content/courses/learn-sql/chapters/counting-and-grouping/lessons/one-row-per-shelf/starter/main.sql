SELECT shelf
FROM scrolls;
