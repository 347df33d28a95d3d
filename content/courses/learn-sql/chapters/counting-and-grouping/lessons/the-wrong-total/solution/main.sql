SELECT shelf, COUNT(*) AS scrolls, ROUND(AVG(pages), 1) AS average
FROM scrolls
WHERE year >= 1160 AND title <> 'Page Nine'
GROUP BY shelf
ORDER BY shelf;
