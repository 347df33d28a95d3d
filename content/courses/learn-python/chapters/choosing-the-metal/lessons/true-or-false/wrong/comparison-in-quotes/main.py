temperature = 800

print("temperature >= 800")
print("temperature > 900")
print("temperature != 750")
