hinges = 3
lanterns = 2

print(hinges * 4 + lanterns * 15 + 6)
print((hinges * 4 + lanterns * 15) / 4 + 6)
