class Account:
    def __init__(self, customer):
        self.customer = customer
        self.owes = 0

    def add(amount):
        self.owes += amount

    def pay(amount):
        if amount > self.owes:
            raise ValueError(f"{self.customer} owes only {self.owes} coins")
        self.owes -= amount
