coal = 30
print(f"Coal left: {coal}")

# Both the warning and the order are for days when coal is low.
if coal < 20:
    print("Coal is low.")
    print("Order two sacks.")

print("Inspection done.")
