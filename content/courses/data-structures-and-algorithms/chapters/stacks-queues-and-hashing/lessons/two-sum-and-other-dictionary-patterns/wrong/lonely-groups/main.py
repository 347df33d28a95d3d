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
    return list(groups.values())
