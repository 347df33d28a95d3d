count = 3
price = 12

print("3 hinges: 36 coins")
