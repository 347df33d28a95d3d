def parse_order(line):
    parts = [part.strip() for part in line.split(";")]
    if len(parts) != 3:
        raise ValueError(f"an order has three parts: {line}")
    return {"customer": parts[0], "item": parts[1], "count": parts[2]}


print(parse_order("Mira; hinge; 4"))
