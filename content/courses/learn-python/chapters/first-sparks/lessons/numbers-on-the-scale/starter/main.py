hinges = 3
lanterns = 2

# 4 coins a hinge, 15 coins a lantern, 6 coins for delivery.
print(hinges + 4 + lanterns + 15 + 6)

# The same order, shared by four offices:
