hammers = 2

print("Order for Tomas")
print(f"{hammers} hammers")
print("Ready on Friday"
