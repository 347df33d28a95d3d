for number in range(1, 6):
    print(f"Hinge {number}")
    print("Done. That's all, Tomas.")
