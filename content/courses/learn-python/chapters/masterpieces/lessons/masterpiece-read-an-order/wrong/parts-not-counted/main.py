def parse_order(line):
    parts = [part.strip() for part in line.split(";")]
    count = int(parts[2])
    if count < 1:
        raise ValueError(f"the count must be at least 1: {line}")
    return {"customer": parts[0], "item": parts[1], "count": count}


print(parse_order("Mira; hinge; 4"))
