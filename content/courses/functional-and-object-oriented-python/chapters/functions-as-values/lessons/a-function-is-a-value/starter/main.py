def heat(degrees):
    return degrees + 300


def cool(degrees):
    return degrees - 100


def quench(degrees):
    return 20


STEPS = {}


def run_steps(steps, degrees):
    return degrees


def run_named(text, degrees):
    return degrees
