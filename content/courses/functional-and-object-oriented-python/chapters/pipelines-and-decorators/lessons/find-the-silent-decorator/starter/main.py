from functools import wraps

calls = 0


def counted(function):
    @wraps(function)
    def wrapper(*args):
        global calls
        calls += 1
        wrapper.calls = calls
        function(*args)

    wrapper.calls = 0
    return wrapper


@counted
def weigh(iron, brass=0):
    return iron * 8 + brass * 9


@counted
def greet(name):
    return f"Morning, {name}."


print(weigh(2))
print(greet("Tomas"))
print(weigh.calls, greet.calls)
