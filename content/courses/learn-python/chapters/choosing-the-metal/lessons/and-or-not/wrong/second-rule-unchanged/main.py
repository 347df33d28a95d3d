weight = 12
fragile = False
express = True

needs_crate = weight > 10 or fragile
goes_today = express and fragile

print(f"Crate needed: {needs_crate}")
print(f"Goes today: {goes_today}")
