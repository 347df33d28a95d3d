class Account:
    def __init__(self, customer):
        self.customer = customer
        owes = 0

    def add(self, amount):
        self.owes += amount

    def pay(self, amount):
        if amount > self.owes:
            raise ValueError(f"{self.customer} owes only {self.owes} coins")
        self.owes -= amount
