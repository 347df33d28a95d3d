class Account:
    def __init__(self, customer):
        self.customer = customer
        self.owes = 0

    def add(self, amount):
        self.owes += amount

    def pay(self, amount):
        self.owes -= amount
