def on_both_maps(ours, theirs):
    return sorted(set(ours) & set(theirs))
