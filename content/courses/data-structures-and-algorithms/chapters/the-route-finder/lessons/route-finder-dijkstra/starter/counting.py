class CountingGraph(dict):
    """A graph that counts how often somebody asks for a place's neighbors."""

    def __init__(self, graph):
        super().__init__(graph)
        self.looks = 0

    def __getitem__(self, place):
        self.looks += 1
        return super().__getitem__(place)

    def get(self, place, default=None):
        self.looks += 1
        return super().get(place, default)


def looks_of(function, graph, *arguments):
    """Calls function(graph, ...) and returns how many looks it took."""
    counting = CountingGraph(graph)
    function(counting, *arguments)
    return counting.looks
