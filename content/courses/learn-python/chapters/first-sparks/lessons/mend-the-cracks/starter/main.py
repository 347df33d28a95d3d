# This program does not run yet. Press Run and read the report.
hammers = 2

print("Order for Mira)
print(f"{hamers} hammers")
print("Ready on Friday"
