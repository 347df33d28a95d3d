temperature = 400

# This asks only once. It should keep asking.
if temperature < 900:
    temperature += 150
    print(f"{temperature} degrees")

print("Hot enough.")
