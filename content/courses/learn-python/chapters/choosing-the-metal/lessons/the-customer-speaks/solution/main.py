name = input()
count = int(input())
total = count * 4

print(f"Good day, {name}.")
print(f"{count} hinges cost {total} coins.")
