def folds(size, pocket):
    if pocket <= 0:
        raise ValueError("too small")
    if size <= pocket:
        return 0
    return 1 + folds(size // 2, pocket)
