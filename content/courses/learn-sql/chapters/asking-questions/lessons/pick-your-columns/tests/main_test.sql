-- test: the name and the craft of all eight members
-- columns: name, craft
SELECT name, craft FROM members;
