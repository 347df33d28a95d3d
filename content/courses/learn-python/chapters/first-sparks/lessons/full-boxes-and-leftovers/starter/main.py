# How many full boxes, and how many nails left over?
