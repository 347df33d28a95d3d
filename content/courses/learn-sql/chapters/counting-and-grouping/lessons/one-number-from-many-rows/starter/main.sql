SELECT COUNT(*) AS scrolls
FROM scrolls;
