from counting import CountedList


def pair_of(miles, total):
    for i in range(len(miles)):
        for j in range(i):
            if miles[i] + miles[j] == total:
                return j, i
    return None


def same_letters(names):
    return []


paths = CountedList([13, 6, 4, 9])
print(pair_of(paths, 15), paths.looks)
print(same_letters(["Fen", "Rode", "Nef", "Doer", "Mill"]))
