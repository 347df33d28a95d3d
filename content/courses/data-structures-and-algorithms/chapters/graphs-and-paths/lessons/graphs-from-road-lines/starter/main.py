def read_roads(lines):
    graph = {}
    return graph


def busiest(graph):
    return ""


print(read_roads(["Ford - Mill", "Mill > Inn"]))
