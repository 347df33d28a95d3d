def find(miles, wanted):
    for index in range(len(miles)):
        if miles[index] == wanted:
            return index
    return None
