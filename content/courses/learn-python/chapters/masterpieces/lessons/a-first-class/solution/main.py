class Account:
    def __init__(self, customer):
        self.customer = customer
        self.owes = 0

    def add(self, amount):
        self.owes += amount

    def pay(self, amount):
        if amount > self.owes:
            raise ValueError(f"{self.customer} owes only {self.owes} coins")
        self.owes -= amount


tomas = Account("Tomas")
tomas.add(20)
tomas.pay(5)
print(f"{tomas.customer} owes {tomas.owes} coins.")
