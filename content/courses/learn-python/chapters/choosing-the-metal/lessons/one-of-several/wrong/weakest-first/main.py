temperature = 1000

if temperature >= 650:
    print("red hot")
elif temperature >= 850:
    print("orange hot")
elif temperature >= 1000:
    print("white hot")
else:
    print("black")

print("Back to work.")
