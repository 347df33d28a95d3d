def on_both_maps(ours, theirs):
    known = set(theirs)
    return [place for place in ours if place in known]
