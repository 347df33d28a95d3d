hammers = 2

print("Order for Mira")
print(f"{hammers} hammers")
print("Ready on Friday")
