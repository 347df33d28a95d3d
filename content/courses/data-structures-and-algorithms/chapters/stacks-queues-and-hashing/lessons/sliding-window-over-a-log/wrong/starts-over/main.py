def best_days(miles, days):
    if len(miles) < days:
        return None
    total = sum(miles[:days])
    best = total
    for index in range(days, len(miles)):
        total += miles[index] - miles[index - days]
        best = max(best, total)
    return best


def longest_tour(places):
    seen = set()
    longest = 0
    for place in places:
        if place in seen:
            seen = set()
        seen.add(place)
        longest = max(longest, len(seen))
    return longest
