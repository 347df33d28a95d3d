def read_list(line):
    return [part for part in line.split(",") if part.strip() != ""]


def as_line(items):
    return ", ".join(items)
