temperature = 400

while temperature > 900:
    temperature += 150
    print(f"{temperature} degrees")

print("Hot enough.")
