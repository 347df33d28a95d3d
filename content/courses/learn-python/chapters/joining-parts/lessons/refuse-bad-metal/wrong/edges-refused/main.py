def check_heat(degrees):
    if degrees > 0 and degrees < 1600:
        return degrees
    raise ValueError(f"the forge can't have {degrees} degrees")


print(check_heat(800))
