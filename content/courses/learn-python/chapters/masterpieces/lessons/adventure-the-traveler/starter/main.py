from town import ROOMS, describe, move

# Write the class Traveler here.
