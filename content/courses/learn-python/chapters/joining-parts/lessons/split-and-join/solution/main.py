def read_list(line):
    return [part.strip() for part in line.split(",") if part.strip()]


print(read_list("hinge, lamp , saw"))
