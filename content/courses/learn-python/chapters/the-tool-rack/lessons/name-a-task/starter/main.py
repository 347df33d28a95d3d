# Define open_forge here.


# Then the day: Morning, open, Noon, open.
