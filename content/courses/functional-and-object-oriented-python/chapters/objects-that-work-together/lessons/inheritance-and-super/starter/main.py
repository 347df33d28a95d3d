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
    pass


class DoubleGate(Gate):
    pass


def total_price(gates):
    return 0
