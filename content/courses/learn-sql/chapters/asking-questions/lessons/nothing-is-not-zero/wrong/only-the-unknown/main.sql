SELECT name, COALESCE(town, 'unknown') AS town
FROM members
WHERE town IS NULL
ORDER BY name;
