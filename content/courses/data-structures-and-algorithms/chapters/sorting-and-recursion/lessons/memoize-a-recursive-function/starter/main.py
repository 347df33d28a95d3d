from counting import CountedSet


def ways(right, down, bog, memory):
    if right < 0 or down < 0 or (right, down) in bog:
        return 0
    if right == 0 and down == 0:
        return 1
    return ways(right - 1, down, bog, memory) + ways(right, down - 1, bog, memory)


print(ways(2, 2, set(), {}))
print(ways(2, 2, {(1, 1)}, {}))

bog = CountedSet([(1, 1), (4, 2)])
print(ways(6, 6, bog, {}))
print(f"asked about {bog.asked} squares")
