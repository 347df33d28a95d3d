# A fight in turns. Change a name, a weapon or the seed, and see who wins.
import random

random.seed(7)


class Smith:
    def __init__(self, name, weapon, power, health=20):
        self.name = name
        self.weapon = weapon
        self.power = power
        self.health = health

    def hit(self, other):
        damage = random.randint(1, self.power)
        other.health = max(0, other.health - damage)
        print(f"{self.name} swings the {self.weapon}: {damage} damage. {other.name} has {other.health} left.")


ada = Smith("Ada", "small hammer", power=6)
rival = Smith("Goldhand", "golden spoon", power=5)

attacker, defender = ada, rival
while attacker.health > 0 and defender.health > 0:
    attacker.hit(defender)
    attacker, defender = defender, attacker

winner = ada if ada.health > 0 else rival
print(f"\n{winner.name} won with {winner.health} health left.")
