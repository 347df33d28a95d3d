def on_both_maps(ours, theirs):
    known = set(theirs)
    shared = []
    for place in ours:
        if place in known and place not in shared:
            shared.append(place)
    return shared
