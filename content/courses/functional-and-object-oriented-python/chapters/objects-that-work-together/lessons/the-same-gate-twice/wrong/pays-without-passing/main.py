from contextlib import contextmanager
from functools import reduce
from itertools import accumulate
from typing import NamedTuple

TOLL = 5


class GateState(NamedTuple):
    credit: int = 0
    passed: int = 0
    refused: int = 0


def step(state, command):
    match command.split():
        case ["pay", coins] if coins.isdigit():
            return state._replace(credit=state.credit + int(coins))
        case ["push"] if state.credit >= TOLL:
            return state._replace(passed=state.passed + 1)
        case ["push"]:
            return state._replace(refused=state.refused + 1)
        case _:
            raise ValueError(f"the gate doesn't know {command!r}")


def run(commands):
    return reduce(step, commands, GateState())


def history(commands):
    return list(accumulate(commands, step, initial=GateState()))


class TollGate:
    def __init__(self):
        self._credit = 0
        self._passed = 0
        self._refused = 0

    @property
    def state(self):
        return GateState(self._credit, self._passed, self._refused)

    def pay(self, coins):
        if coins < 0:
            raise ValueError("the gate doesn't pay you")
        self._credit += coins

    def push(self):
        if self._credit >= TOLL:
            self._credit -= TOLL
            self._passed += 1
            return True
        self._refused += 1
        return False

    def __len__(self):
        return self._passed


@contextmanager
def shift(gate, ledger):
    before = len(gate)
    try:
        yield gate
    finally:
        ledger.append(len(gate) - before)


DAY = ["pay 3", "push", "pay 4", "push", "push"]
print(run(DAY))
gate = TollGate()
gate.pay(7)
print(gate.push(), gate.push(), gate.state)
ledger = []
with shift(gate, ledger):
    gate.pay(5)
    gate.push()
print(ledger)
