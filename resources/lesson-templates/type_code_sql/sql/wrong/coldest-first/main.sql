SELECT name FROM bars WHERE temperature > 800 ORDER BY temperature;
