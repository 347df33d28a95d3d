name = input("What's your name? ")
count = int(input("How many hinges? "))
total = count * 4

print(f"Good day, {name}.")
print(f"{count} hinges cost {total} coins.")
