book = "monday.txt"
count = 0

with open(book) as file:
    for line in file:
        item = line.strip()
        if item != "" and not item.startswith("#"):
            count += 1
            print(f"{count}. {item}")

print(f"Orders: {count}")
