CREATE TABLE sales (
  month INTEGER NOT NULL,
  smith TEXT NOT NULL,
  pieces INTEGER NOT NULL,
  price INTEGER NOT NULL
);

INSERT INTO sales (month, smith, pieces, price) VALUES
  (1, 'Ada', 14, 45), (1, 'Bo', 3, 330), (1, 'Cem', 8, 120),
  (2, 'Ada', 9, 60), (2, 'Bo', 5, 310), (2, 'Cem', 2, 150),
  (3, 'Ada', 21, 40), (3, 'Bo', 4, 350), (3, 'Cem', 11, 115);
