item = "lantern"
price = 15
count = 3

print(f"Item: {item}")
print("{count} x {item} = {count * price} coins")
