sign = "open all night"
price = 0

for letter in sign:
    if letter in "aeiou":
        price += 2
    else:
        price += 3

print(sign)
print(f"{price} coins")
