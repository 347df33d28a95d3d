from stops import Stop, names_of, route_of


def insert_after(stop, name):
    new = Stop(name, stop.next)
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


route = route_of(["Fen", "Gate", "Moor"])
insert_after(route, "Mill")
print(names_of(route))
print(names_of(reverse(route)))
