def folds(size, pocket):
    if size == pocket:
        return 0
    folds(size / 2, pocket)
    return 1


print(folds(80, 10))
print(folds(90, 10))
