from counting import CountedList


def nearest(stones, mile):
    return stones[0][1]


def named_twice(stones):
    return []


def stretch(stones, length):
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
