SELECT name, town
FROM members
WHERE town <> 'Lowmoor' OR town IS NULL
ORDER BY name;
