from counting import CountedList


def pair_of(miles, total):
    seen = {}
    for index, mile in enumerate(miles):
        if total - mile in seen:
            return seen[total - mile], index
        if mile not in seen:
            seen[mile] = index
    return None


def same_letters(names):
    groups = {}
    for name in names:
        letters = "".join(sorted(name.lower()))
        groups.setdefault(letters, []).append(name)
    return [group for group in groups.values() if len(group) > 1]


paths = CountedList([13, 6, 4, 9])
print(pair_of(paths, 15), paths.looks)
print(same_letters(["Fen", "Rode", "Nef", "Doer", "Mill"]))
