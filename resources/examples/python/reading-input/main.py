import sys

# What stands in the Input box arrives here, line by line.
total = 0.0
count = 0

for line in sys.stdin:
    text = line.strip()
    if text == "":
        continue
    try:
        weight = float(text)
    except ValueError:
        print(f"Skipping {text!r}: that is not a number.")
        continue
    total += weight
    count += 1
    print(f"Load {count}: {weight:6.2f} kg")

if count == 0:
    print("There was nothing to weigh. Write some numbers into the Input box.")
else:
    print(f"Together {total:.2f} kg, on average {total / count:.2f} kg.")
