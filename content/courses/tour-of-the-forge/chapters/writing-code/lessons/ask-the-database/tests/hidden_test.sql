-- test: the archive stays as it is
-- database
SELECT count(*), sum(total) FROM orders;
