INSERT INTO items (name, price)
VALUES ('hammer', 30);
