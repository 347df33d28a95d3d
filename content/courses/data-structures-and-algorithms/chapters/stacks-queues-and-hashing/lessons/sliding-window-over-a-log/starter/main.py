from counting import CountedList


def best_days(miles, days):
    best = None
    for start in range(len(miles) - days + 1):
        total = sum(miles[start : start + days])
        if best is None or total > best:
            best = total
    return best


def longest_tour(places):
    return len(places)


walks = CountedList([4, 9, 2, 7, 7])
print(best_days(walks, 3), walks.looks)
print(longest_tour(["Fen", "Gate", "Mill", "Gate", "Moor", "Ford"]))
