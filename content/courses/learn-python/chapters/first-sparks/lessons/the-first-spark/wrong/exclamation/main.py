print("The forge is lit!")
