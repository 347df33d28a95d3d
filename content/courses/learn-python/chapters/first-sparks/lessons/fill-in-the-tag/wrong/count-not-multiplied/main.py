item = "lantern"
price = 15
count = 3

print(f"Item: {item}")
print(f"{count} x {item} = {count} coins")
