from functools import wraps


def counted(function):
    @wraps(function)
    def wrapper(*args):
        wrapper.calls += 1
        return function(*args)

    wrapper.calls = 0
    return wrapper


@counted
def weigh(iron, brass=0):
    return iron * 8 + brass * 9


@counted
def greet(name):
    return f"Morning, {name}."


print(weigh(2, brass=1))
print(greet("Tomas"))
print(weigh.calls, greet.calls)
