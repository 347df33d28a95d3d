class Till:
    def __init__(self, amounts=()):
        self._amounts = amounts if amounts else []
        self._total = sum(self._amounts)

    def take(self, amount):
        self._amounts.append(amount)
        self._total += amount

    @property
    def total(self):
        return self._total

    @property
    def amounts(self):
        return tuple(self._amounts)

    def biggest(self):
        return sorted(self._amounts)[-1]


morning = [5, 20]
till = Till(morning)
morning.append(1000)
till.amounts
till.take(7)
print(till.biggest(), till.total, till.amounts)
