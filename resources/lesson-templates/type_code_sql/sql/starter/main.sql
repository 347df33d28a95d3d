SELECT name FROM bars;
