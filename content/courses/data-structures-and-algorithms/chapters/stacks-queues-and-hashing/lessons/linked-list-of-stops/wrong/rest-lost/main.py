from stops import Stop, names_of, route_of


def insert_after(stop, name):
    new = Stop(name)
    stop.next = new
    return new


def reverse(first):
    turned = None
    stop = first
    while stop is not None:
        rest = stop.next
        stop.next = turned
        turned = stop
        stop = rest
    return turned
