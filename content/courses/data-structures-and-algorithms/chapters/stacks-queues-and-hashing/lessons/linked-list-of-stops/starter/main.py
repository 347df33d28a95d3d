from stops import Stop, names_of, route_of


def insert_after(stop, name):
    return stop


def reverse(first):
    return first


route = route_of(["Fen", "Gate", "Moor"])
insert_after(route, "Mill")
print(names_of(route))
print(names_of(reverse(route)))
