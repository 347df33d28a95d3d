-- test: the columns, which of them can’t be empty, and the primary key
-- database
SELECT lower(name) AS name, upper(type) AS type, "notnull" OR pk AS required, pk FROM pragma_table_info('repairs');

-- test: customer_id refers to customers
-- database
SELECT lower("table") AS "table", lower("from") AS "from", coalesce(lower("to"), 'id') AS "to" FROM pragma_foreign_key_list('repairs');

-- test: state is “waiting” by default
-- database
SELECT replace(dflt_value, '"', '''') AS "default" FROM pragma_table_info('repairs') WHERE name = 'state';

-- test: the checks are about the price and the three states
-- database
WITH
  made AS (
    SELECT replace(replace(replace(replace(replace(lower(sql), ' ', ''), char(9), ''), char(10), ''), char(13), ''), '"', '') AS sql
    FROM sqlite_master WHERE lower(name) = 'repairs'
  )
SELECT
  sql LIKE '%check(%price>=0%' OR sql LIKE '%check(%0<=price%'
    OR sql LIKE '%check(%price>-1%' OR sql LIKE '%check(%-1<price%'
    OR sql LIKE '%check(%notprice<0%' OR sql LIKE '%check(%not(price<0)%' AS price,
  sql NOT LIKE '%statenotin%' AND sql LIKE '%check(%state%' AS states,
  sql LIKE '%''waiting''%''waiting''%' AS waiting,
  sql LIKE '%''done''%' AS done,
  sql LIKE '%''collected''%' AS collected
FROM made;
