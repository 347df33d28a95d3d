def heat(degrees):
    return degrees + 300


def cool(degrees):
    return degrees - 100


def quench(degrees):
    return 20


STEPS = {"heat": heat, "cool": cool, "quench": quench}


def run_steps(steps, degrees):
    for step in steps:
        result = step(degrees)
    return result


def run_named(text, degrees):
    steps = []
    for name in text.split():
        if name not in STEPS:
            raise ValueError(f"no step is called {name}")
        steps.append(STEPS[name])
    return run_steps(steps, degrees)


print(run_named("heat heat cool", 20))
