def read_list(line):
    items = []
    for part in line.split(","):
        item = part.strip()
        if item != "":
            items.append(item)
    return items


def as_line(items):
    return ", ".join(items)


print(as_line(read_list("hinge, lamp , saw,")))
