-- test: who never borrowed anything, the longest members first
-- ordered
-- columns: name, years
SELECT name, 1206 - joined AS years FROM members WHERE id NOT IN (SELECT member_id FROM loans) ORDER BY joined, name;
