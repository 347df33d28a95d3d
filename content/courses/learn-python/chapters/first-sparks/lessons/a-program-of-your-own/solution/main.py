item = "moor honey"
price = 12
count = 4
total = price * count

print("*** The Apprentice's Corner ***")
print(f"Fresh today: {item}")
print(f"One jar: {price} coins")
print(f"{count} jars: {total} coins")
