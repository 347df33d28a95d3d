hammers = 2

print("Order for Tomas")
print(f"{hamers} hammers")
print("Ready on Friday")
