# Write parse_order(line) here.
