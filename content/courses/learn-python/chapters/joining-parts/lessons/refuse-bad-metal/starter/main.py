def check_heat(degrees):
    if degrees < 0:
        # A printed warning does not stop anybody.
        print("This temperature is not possible.")
    return degrees


print(check_heat(800))
