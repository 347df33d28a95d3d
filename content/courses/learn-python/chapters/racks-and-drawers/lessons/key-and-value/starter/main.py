# Write running_low(stock, limit) here.
