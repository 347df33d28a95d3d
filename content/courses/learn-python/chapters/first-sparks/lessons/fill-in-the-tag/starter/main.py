item = "lantern"
price = 15
count = 3

# Both strings have gaps, but nothing fills them yet.
print("Item: {item}")
print("{count} x {item} = {count} coins")
