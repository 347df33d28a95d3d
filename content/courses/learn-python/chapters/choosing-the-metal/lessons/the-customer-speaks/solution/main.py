name = input()
count = int(input())

print(f"Good day, {name}.")
print(f"{count} hinges cost {count * 4} coins.")
