SELECT name, COALESCE(town, 'unknown') AS town
FROM members
WHERE town <> 'Lowmoor' OR town IS NULL
ORDER BY name;
