-- test: everybody who isn’t known to live in Lowmoor
-- ordered
-- columns: name, town
SELECT name, ifnull(town, 'unknown') AS town FROM members m WHERE NOT (m.town IS 'Lowmoor') ORDER BY name;
