print("the forge is lit.")
