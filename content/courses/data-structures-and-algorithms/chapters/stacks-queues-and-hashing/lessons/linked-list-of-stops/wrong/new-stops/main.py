from stops import Stop, names_of, route_of


def insert_after(stop, name):
    stop.next = Stop(name, stop.next)
    return stop.next


def reverse(first):
    turned = None
    stop = first
    while stop is not None:
        turned = Stop(stop.name, turned)
        stop = stop.next
    return turned
