CREATE TABLE repairs (
  id INTEGER
);
