from counting import CountedList


def best_days(miles, days):
    if len(miles) < days:
        return None
    total = 0
    for index in range(days):
        total += miles[index]
    best = total
    for index in range(days, len(miles)):
        total += miles[index] - miles[index - days]
        best = max(best, total)
    return best


def longest_tour(places):
    last = {}
    start = 0
    longest = 0
    for index, place in enumerate(places):
        if place in last and last[place] >= start:
            start = last[place] + 1
        last[place] = index
        longest = max(longest, index - start + 1)
    return longest


walks = CountedList([4, 9, 2, 7, 7])
print(best_days(walks, 3), walks.looks)
print(longest_tour(["Fen", "Gate", "Mill", "Gate", "Moor", "Ford"]))
