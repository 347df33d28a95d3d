coal = 30
print(f"Coal left: {coal}")

# Both the warning and the order are meant for days with little coal.
if coal < 20:
    print("Coal is low.")
    print("Order two sacks.")

print("Inspection done.")
