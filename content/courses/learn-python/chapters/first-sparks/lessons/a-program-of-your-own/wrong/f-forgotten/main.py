item = "moor honey"
price = 12
count = 4
total = price * count

print("*** The Apprentice's Corner ***")
print("Fresh today: {item}")
print("{count} jars: {total} coins")
