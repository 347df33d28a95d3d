for number in range(1, 5):
    print(f"Hinge {number}")

print("Done. That's all, Tomas.")
