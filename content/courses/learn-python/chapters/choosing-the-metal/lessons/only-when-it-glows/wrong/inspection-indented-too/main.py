coal = 30
print(f"Coal left: {coal}")

if coal < 20:
    print("Coal is low.")
    print("Order two sacks.")

    print("Inspection done.")
