def folds(size, pocket):
    if pocket <= 0:
        raise ValueError(f"nothing fits into a pocket of {pocket} inches")
    if size <= pocket:
        return 0
    return 1 + folds(size / 2, pocket)


print(folds(80, 10))
print(folds(90, 10))
