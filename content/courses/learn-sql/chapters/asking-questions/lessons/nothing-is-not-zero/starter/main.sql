SELECT name, town
FROM members
WHERE town <> 'Lowmoor'
ORDER BY name;
