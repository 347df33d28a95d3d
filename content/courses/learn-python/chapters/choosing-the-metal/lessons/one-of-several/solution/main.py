temperature = 1000

if temperature >= 1000:
    print("white hot")
elif temperature >= 850:
    print("orange hot")
elif temperature >= 650:
    print("red hot")
else:
    print("black")

print("Back to work.")
