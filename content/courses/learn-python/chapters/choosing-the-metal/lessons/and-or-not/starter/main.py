weight = 12
fragile = False
express = True

# Both rules are wrong. Compare them with the assignment.
needs_crate = weight > 10 and fragile
goes_today = express and fragile

print(f"Crate needed: {needs_crate}")
print(f"Goes today: {goes_today}")
