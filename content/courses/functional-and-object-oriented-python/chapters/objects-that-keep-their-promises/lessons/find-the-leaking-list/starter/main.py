class Till:
    def __init__(self, amounts=[]):
        self._amounts = amounts
        self._total = sum(self._amounts)

    def take(self, amount):
        self._amounts.append(amount)
        self._total += amount

    @property
    def total(self):
        return self._total

    @property
    def amounts(self):
        return self._amounts

    def biggest(self):
        self._amounts.sort()
        return self._amounts[-1]


morning = [5, 20]
till = Till(morning)
morning.append(1000)
till.take(7)
print(till.biggest(), till.total, till.amounts)
