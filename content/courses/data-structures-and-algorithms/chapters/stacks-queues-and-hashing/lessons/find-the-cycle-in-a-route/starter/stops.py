class Stop:
    """A stop on a route. `next` is the stop after it, or None."""

    def __init__(self, name, next=None):
        self.name = name
        self.next = next


def route_of(names):
    """Builds a route, and returns its first stop."""
    first = None
    for name in reversed(names):
        first = Stop(name, first)
    return first


def names_of(first):
    """The names along a route. Gives up after 1,000 stops."""
    names = []
    stop = first
    while stop is not None:
        if len(names) == 1000:
            raise RuntimeError("1,000 stops, and no end. Does the route go in a circle?")
        names.append(stop.name)
        stop = stop.next
    return names


def loop_of(names, back_to):
    """A route whose last stop leads back to the stop number `back_to`."""
    first = route_of(names)
    stops = []
    stop = first
    while stop is not None:
        stops.append(stop)
        stop = stop.next
    stops[-1].next = stops[back_to]
    return first
