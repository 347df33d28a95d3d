def ways(right, down, bog, memory):
    if right < 0 or down < 0 or (right, down) in bog:
        return 0
    if right == 0 and down == 0:
        return 1
    memory[(right, down)] = ways(right - 1, down, bog, memory) + ways(right, down - 1, bog, memory)
    return memory[(right, down)]
