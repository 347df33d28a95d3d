COLOURS = [(300, "blue"), (260, "purple"), (220, "straw")]


def colour_of(degrees):
    """The colour that clean steel takes at this heat, in degrees Celsius."""
    if degrees < -273.15:
        raise ValueError("nothing is that cold")
    for start, colour in COLOURS:
        if degrees >= start:
            return colour
    return "grey"
