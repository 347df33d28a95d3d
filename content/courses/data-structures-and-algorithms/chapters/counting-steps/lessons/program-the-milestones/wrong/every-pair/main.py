from counting import CountedList


def nearest(stones, mile):
    if len(stones) == 0:
        return None
    low = 0
    high = len(stones) - 1
    while low <= high:
        middle = (low + high) // 2
        if stones[middle][0] < mile:
            low = middle + 1
        else:
            high = middle - 1
    if low == 0:
        return stones[0][1]
    if low == len(stones):
        return stones[-1][1]
    before, name_before = stones[low - 1]
    after, name_after = stones[low]
    if mile - before <= after - mile:
        return name_before
    return name_after


def named_twice(stones):
    seen = set()
    listed = set()
    names = []
    for mile, name in stones:
        if name in seen and name not in listed:
            listed.add(name)
            names.append(name)
        seen.add(name)
    return names


def stretch(stones, length):
    for back in range(len(stones)):
        for front in range(back + 1, len(stones)):
            if stones[front][0] - stones[back][0] == length:
                return stones[back][1], stones[front][1]
    return None


def report(stones, mile, length):
    lines = [f"Nearest to mile {mile}: {nearest(stones, mile)}"]
    lines.append(f"Named twice: {', '.join(named_twice(stones))}")
    ends = stretch(stones, length)
    if ends is None:
        lines.append(f"{length} miles: nowhere")
    else:
        lines.append(f"{length} miles: {' to '.join(ends)}")
    return "\n".join(lines)


NORTH = CountedList([(2, "Fen"), (9, "Mill"), (14, "Ford"), (31, "Mill"), (44, "Moor")])
print(report(NORTH, 20, 13))
print(f"{NORTH.looks} looks")
