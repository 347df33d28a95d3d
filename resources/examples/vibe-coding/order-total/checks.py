# What the request asked for, as examples. You can trust these.
EXAMPLES = [
    ([20, 10], 35, "below 50, so shipping is added"),
    ([60], 60, "free shipping"),
    ([50], 50, "free shipping starts at 50"),
    ([150], 135, "10% off"),
    ([100], 90, "10% off starts at 100"),
    ([], 0, "nothing ordered, nothing to ship"),
]


def run(order_total):
    passed = 0
    for prices, expected, why in EXAMPLES:
        total = order_total(prices)
        if total == expected:
            passed += 1
            print(f"ok    {prices} costs {total}")
        else:
            print(f"WRONG {prices} costs {total}, but it should cost {expected}: {why}")
    print(f"\n{passed} of {len(EXAMPLES)} are right.")
