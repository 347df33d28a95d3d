def check_heat(degrees):
    if degrees < 0:
        # A printed warning doesn't stop anybody.
        print("This temperature isn't possible.")
    return degrees


print(check_heat(800))
