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
        groups.setdefault(frozenset(name.lower()), []).append(name)
    return [group for group in groups.values() if len(group) > 1]
