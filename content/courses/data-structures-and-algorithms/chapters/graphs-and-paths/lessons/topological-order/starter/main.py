from heapq import heapify, heappop, heappush


def work_order(needs):
    return sorted(needs)


print(work_order({"names": ["color", "grid"], "color": ["coast"], "coast": ["paper"], "grid": ["paper"], "paper": []}))
