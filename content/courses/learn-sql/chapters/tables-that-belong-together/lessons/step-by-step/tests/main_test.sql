-- test: the busiest borrowers, town by town
-- ordered
-- columns: town, name, times
SELECT town, name, times FROM (SELECT town, name, times, RANK() OVER (PARTITION BY town ORDER BY times DESC) AS place FROM (SELECT town, name, COUNT(*) AS times FROM members JOIN loans ON member_id = members.id WHERE town IS NOT NULL GROUP BY members.id)) WHERE place = 1 ORDER BY town, name;
