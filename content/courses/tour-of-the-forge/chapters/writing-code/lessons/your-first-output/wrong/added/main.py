count = 3
price = 12

print(f"{count} hinges: {count + price} coins")
