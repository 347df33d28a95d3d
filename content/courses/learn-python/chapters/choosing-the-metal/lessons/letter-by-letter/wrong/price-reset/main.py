sign = "open all night"

for letter in sign:
    price = 0
    if letter in "aeiou":
        price += 2
    elif letter != " ":
        price += 3

print(sign)
print(f"{price} coins")
