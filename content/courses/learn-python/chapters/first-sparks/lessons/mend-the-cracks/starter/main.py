# This program doesn't run yet. Press Run and read the report.
hammers = 2

print("Order for Tomas)
print(f"{hamers} hammers")
print("Ready on Friday"
