class Gate:
    def __init__(self, width):
        self.width = width
        self.is_open = False

    def open(self):
        self.is_open = True
        return "The gate is open."

    def price(self):
        return self.width * 30


class LockedGate(Gate):
    def __init__(self, width, code):
        super().__init__(width)
        self._code = code

    def open(self, code=None):
        if code != self._code:
            return "Wrong code."
        return super().open()

    def price(self):
        return self.width * 30 + 25


class DoubleGate(Gate):
    def price(self):
        return self.width * 60


def total_price(gates):
    return sum(gate.price() for gate in gates)
