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
    return state


def run(commands):
    return GateState()


def history(commands):
    return [GateState()]


class TollGate:
    def __init__(self):
        self._credit = 0


@contextmanager
def shift(gate, ledger):
    yield gate


DAY = ["pay 3", "push", "pay 4", "push", "push"]
print(run(DAY))
