from heapq import heapify, heappop, heappush


def work_order(needs):
    missing = {}
    unlocks = {}
    for step in needs:
        missing[step] = len(needs[step])
        unlocks[step] = []
    for step in needs:
        for earlier in needs[step]:
            unlocks[earlier].append(step)

    ready = [step for step in needs if missing[step] == 0]
    heapify(ready)
    order = []
    while ready:
        step = heappop(ready)
        order.append(step)
        for later in unlocks[step]:
            missing[later] -= 1
            if missing[later] == 0:
                heappush(ready, later)

    if len(order) < len(needs):
        raise ValueError("these steps wait for each other")
    return order
