weight = 12
fragile = False
express = True

needs_crate = weight > 10 and fragile
goes_today = express and not fragile

print(f"Crate needed: {needs_crate}")
print(f"Goes today: {goes_today}")
