# 3 hinges at 4 coins, 2 lanterns at 15 coins, 6 coins for delivery.
print(3 + 4 + 2 + 15 + 6)

# The same order, shared by four offices:
