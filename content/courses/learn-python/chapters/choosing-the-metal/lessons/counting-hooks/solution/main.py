for number in range(1, 6):
    print(f"Hook {number}")

print("All hooks are numbered.")
