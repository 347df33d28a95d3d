def read_list(line):
    items = []
    for part in line.replace(",", " ").split():
        items.append(part)
    return items


def as_line(items):
    return ", ".join(items)
