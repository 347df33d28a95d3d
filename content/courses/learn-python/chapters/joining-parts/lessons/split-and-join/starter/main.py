# 1. read_list(line)


# 2. as_line(items)
