from town import ROOMS, describe
from traveler import Traveler

# Place a traveler in the square, and start the command loop.
