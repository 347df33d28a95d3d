class Card:
    """A map card with a number. All cards together count how often two are compared."""

    comparisons = 0

    def __init__(self, number, note=""):
        self.number = number
        self.note = note

    def __lt__(self, other):
        Card.comparisons += 1
        return self.number < other.number

    def __gt__(self, other):
        Card.comparisons += 1
        return self.number > other.number

    def __le__(self, other):
        Card.comparisons += 1
        return self.number <= other.number

    def __ge__(self, other):
        Card.comparisons += 1
        return self.number >= other.number

    def __repr__(self):
        return f"{self.number}{self.note}"
