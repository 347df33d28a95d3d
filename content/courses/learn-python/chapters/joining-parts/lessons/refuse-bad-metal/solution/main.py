def check_heat(degrees):
    if degrees < 0 or degrees > 1600:
        raise ValueError(f"the forge can't have {degrees} degrees")
    return degrees


print(check_heat(800))
