21 = price

print(price)
print(price * 2)
print(price * 5)
print(price * 12)
