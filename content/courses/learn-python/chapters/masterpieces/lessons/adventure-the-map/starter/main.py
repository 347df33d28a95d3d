from town import ROOMS

# 1. describe(rooms, here)


# 2. move(rooms, here, direction)
