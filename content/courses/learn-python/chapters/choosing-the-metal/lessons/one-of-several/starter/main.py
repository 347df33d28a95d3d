temperature = 1040

# Each of these questions is asked on its own. Make them one chain.
if temperature >= 1000:
    print("white hot")
if temperature >= 850:
    print("orange hot")
if temperature >= 650:
    print("red hot")
if temperature < 650:
    print("black")

print("Back to work.")
