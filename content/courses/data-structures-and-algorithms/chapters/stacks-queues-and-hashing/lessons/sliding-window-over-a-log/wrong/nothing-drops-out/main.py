def best_days(miles, days):
    if len(miles) < days:
        return None
    total = sum(miles[:days])
    best = total
    for index in range(days, len(miles)):
        total += miles[index]
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
