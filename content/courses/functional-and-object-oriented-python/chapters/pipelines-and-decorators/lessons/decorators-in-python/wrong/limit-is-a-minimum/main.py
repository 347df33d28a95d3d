from functools import wraps


def whole_coins(function):
    @wraps(function)
    def wrapper(*args, **kwargs):
        return int(function(*args, **kwargs))

    return wrapper


def at_most(limit):
    def decorate(function):
        @wraps(function)
        def wrapper(*args, **kwargs):
            return max(function(*args, **kwargs), limit)

        return wrapper

    return decorate


@at_most(100)
@whole_coins
def gate_price(width, per_meter=12.5):
    return width * per_meter


print(gate_price(3))
print(gate_price(20, per_meter=30))
