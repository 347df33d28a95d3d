hammers = 2

print("Order for Tomas")
print("hammers hammers")
print("Ready on Friday")
