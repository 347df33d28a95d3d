def parse(line):
    name, weight = line.split()
    return name, int(weight)


def parse_slip(text):
    return []


def weights(parts):
    return {}


def fits(parts, limit):
    return False
