book = "monday.txt"
count = 0

with open(book) as file:
    for line in file:
        item = line.strip()
        count += 1
        if item != "" and not item.startswith("#"):
            print(f"{count}. {item}")

print(f"Orders: {count}")
