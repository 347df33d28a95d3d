name = input()

# This is still text. The price below needs a number.
count = input()

print(f"Good day, {name}.")
print(f"{count} hinges cost {count * 4} coins.")
