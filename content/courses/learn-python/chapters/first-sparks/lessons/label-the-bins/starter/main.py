# Make the variable first, then print the four prices.
