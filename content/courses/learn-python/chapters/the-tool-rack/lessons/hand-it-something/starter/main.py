# Write announce(item, price) here.
