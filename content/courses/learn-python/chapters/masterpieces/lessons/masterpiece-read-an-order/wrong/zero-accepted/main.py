def parse_order(line):
    parts = [part.strip() for part in line.split(";")]
    if len(parts) != 3:
        raise ValueError(f"an order has three parts: {line}")
    count = int(parts[2])
    return {"customer": parts[0], "item": parts[1], "count": count}


print(parse_order("Mira; hinge; 4"))
