temperature = 400

while temperature < 900:
    print(f"{temperature} degrees")
    temperature += 150

print("Hot enough.")
