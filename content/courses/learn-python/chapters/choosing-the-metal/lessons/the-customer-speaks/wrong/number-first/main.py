count = int(input())
name = input()
total = count * 4

print(f"Good day, {name}.")
print(f"{count} hinges cost {total} coins.")
