def read_list(line):
    parts = line.split(",")
    # Clean the parts, and leave out the empty ones.
    return parts


print(read_list("hinge, lamp , saw"))
