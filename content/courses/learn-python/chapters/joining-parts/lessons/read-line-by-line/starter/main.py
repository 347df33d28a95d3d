# Read monday.txt line by line.
