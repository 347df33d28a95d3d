-- test: the catalog, with the anonymous scrolls
-- ordered
-- columns: title, author
SELECT title, ifnull((SELECT name FROM members WHERE id = author_id), 'anonymous') AS author FROM scrolls WHERE shelf IN ('lore', 'ledgers', 'songs') ORDER BY title;
