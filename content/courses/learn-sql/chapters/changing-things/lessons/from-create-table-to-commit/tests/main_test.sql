-- test: the list for Ada, the last parcel first
-- ordered
-- columns: order_id, name, pieces, loaded
WITH v AS (SELECT order_id, pieces, (SELECT customer_id FROM orders WHERE id = order_id) AS customer_id FROM parcels) SELECT order_id, (SELECT name FROM customers WHERE id = v.customer_id) AS name, pieces, (SELECT SUM(pieces) FROM parcels WHERE order_id <= v.order_id) AS loaded FROM v ORDER BY order_id DESC;

-- test: the parcels
-- database
SELECT order_id, pieces FROM parcels;

-- test: the orders and their states
-- database
SELECT id, state FROM orders;

-- test: the columns of parcels, which of them can’t be empty, and the primary key
-- database
SELECT lower(name) AS name, upper(type) AS type, "notnull" OR pk AS required, pk FROM pragma_table_info('parcels');

-- test: order_id refers to orders, and there’s one parcel for each order
-- database
SELECT
  (SELECT COUNT(*) FROM pragma_foreign_key_list('parcels') WHERE lower("from") = 'order_id' AND lower("table") = 'orders' AND coalesce(lower("to"), 'id') = 'id') AS refers,
  EXISTS (SELECT 1 FROM pragma_index_list('parcels') AS l WHERE l."unique" AND (SELECT group_concat(lower(name)) FROM pragma_index_info(l.name)) = 'order_id') AS "unique";

-- test: a parcel without pieces is refused
-- database
WITH
  made AS (
    SELECT replace(replace(replace(replace(replace(lower(sql), ' ', ''), char(9), ''), char(10), ''), char(13), ''), '"', '') AS sql
    FROM sqlite_master WHERE lower(name) = 'parcels'
  )
SELECT
  sql LIKE '%check(%pieces>0%' OR sql LIKE '%check(%0<pieces%'
    OR sql LIKE '%check(%pieces>=1%' OR sql LIKE '%check(%1<=pieces%' AS pieces
FROM made;

-- test: there’s an index for the orders of a customer
-- database
SELECT EXISTS (SELECT 1 FROM pragma_index_list('orders') AS l WHERE (SELECT lower(name) FROM pragma_index_info(l.name) WHERE seqno = 0) = 'customer_id') AS found;
