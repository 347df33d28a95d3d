# Make the variable here, then use it in the lines below.

print(18 * 2)
print(18 * 5)
print(18 * 12)
