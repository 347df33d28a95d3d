def add_arrow(graph, start, end):
    for place in [start, end]:
        if place not in graph:
            graph[place] = []
    if end not in graph[start]:
        graph[start].append(end)


def read_roads(lines):
    graph = {}
    for line in lines:
        if " - " in line:
            start, end = line.split(" - ")
            add_arrow(graph, start, end)
        elif " > " in line:
            start, end = line.split(" > ")
            add_arrow(graph, start, end)
    return graph


def busiest(graph):
    best = None
    for place in sorted(graph):
        if best is None or len(graph[place]) > len(graph[best]):
            best = place
    return best
