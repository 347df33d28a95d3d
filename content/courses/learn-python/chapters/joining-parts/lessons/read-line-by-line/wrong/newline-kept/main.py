book = "monday.txt"
count = 0

with open(book) as file:
    for line in file:
        if line.strip() != "" and not line.startswith("#"):
            count += 1
            print(f"{count}. {line}")

print(f"Orders: {count}")
