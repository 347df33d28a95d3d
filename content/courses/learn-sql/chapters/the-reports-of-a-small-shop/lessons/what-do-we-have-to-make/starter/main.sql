SELECT i.name, i.stock
FROM items AS i;
