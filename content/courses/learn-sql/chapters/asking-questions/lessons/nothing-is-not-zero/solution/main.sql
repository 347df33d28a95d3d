SELECT name, COALESCE(town, 'unknown') AS town
FROM members
WHERE members.town <> 'Lowmoor' OR members.town IS NULL
ORDER BY name;
