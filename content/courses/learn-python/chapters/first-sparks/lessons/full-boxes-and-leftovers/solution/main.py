# How many boxes are completely full?
print(130 // 24)

# How many nails are left over?
print(130 % 24)
