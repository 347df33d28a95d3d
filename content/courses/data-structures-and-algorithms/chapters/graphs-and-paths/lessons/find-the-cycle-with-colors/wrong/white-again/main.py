from counting import looks_of


def has_cycle(graph):
    colors = {}
    for place in graph:
        colors[place] = "white"
    for place in graph:
        if colors[place] == "white" and leads_back(graph, place, colors):
            return True
    return False


def leads_back(graph, place, colors):
    colors[place] = "gray"
    for neighbor in graph[place]:
        if colors[neighbor] == "gray":
            return True
        if colors[neighbor] == "white" and leads_back(graph, neighbor, colors):
            return True
    colors[place] = "white"
    return False
