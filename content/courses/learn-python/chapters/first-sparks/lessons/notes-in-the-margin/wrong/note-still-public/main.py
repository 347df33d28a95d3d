print("Open from 8 to 17")
print("Ask Tomas if Saturday suits him")
print("Saturday from 9 to 13")
print("Closed on Sunday")
