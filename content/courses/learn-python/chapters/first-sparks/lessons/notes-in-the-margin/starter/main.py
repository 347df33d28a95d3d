print("Open from 8 to 17")
print("Ask Mira whether Saturday is right")
print("Saturday from 9 to 13")
# print("Closed on Sunday")
