def parse(line):
    name, weight = line.split()
    return name, int(weight)


def parse_slip(text):
    return [parse(line) for line in text.splitlines() if line.strip() != ""]


def weights(parts):
    return {name: weight for name, weight in parts}


def fits(parts, limit):
    return any(weight <= limit for name, weight in parts)
