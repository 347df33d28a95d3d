-- test: the columns, which of them can’t be empty, and the primary key
-- database
SELECT name, type, "notnull" OR pk AS required, pk FROM pragma_table_info('repairs') ORDER BY name;

-- test: customer_id refers to customers
-- database
SELECT "table", "from", coalesce("to", 'id') AS "to" FROM pragma_foreign_key_list('repairs');

-- test: state is “waiting” by default
-- database
SELECT replace(dflt_value, '"', '''') AS "default" FROM pragma_table_info('repairs') WHERE name = 'state';

-- test: the checks are about the price and the three states
-- database
SELECT
  replace(lower(sql), ' ', '') LIKE '%check(price>=0)%'
    OR replace(lower(sql), ' ', '') LIKE '%check(0<=price)%'
    OR replace(lower(sql), ' ', '') LIKE '%check(price>-1)%'
    OR replace(lower(sql), ' ', '') LIKE '%check(notprice<0)%' AS price,
  sql NOT LIKE '%not in%' AS states,
  sql LIKE '%''waiting''%''waiting''%' AS waiting,
  sql LIKE '%''done''%' AS done,
  sql LIKE '%''collected''%' AS collected
FROM sqlite_master WHERE name = 'repairs';
