def read_list(line):
    return [part.strip() for part in line.split(",")]


def as_line(items):
    return ", ".join(items)
