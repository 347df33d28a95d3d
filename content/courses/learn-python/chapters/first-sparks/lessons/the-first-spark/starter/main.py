# Change one word in the line below, then press Run.
print("The forge is cold.")
