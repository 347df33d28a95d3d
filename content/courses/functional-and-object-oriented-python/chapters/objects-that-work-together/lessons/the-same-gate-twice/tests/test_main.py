import pytest

from main import GateState, TollGate, history, run, shift, step


def test_one_step():
    assert step(GateState(), "pay 3") == GateState(3, 0, 0)
    assert step(GateState(7, 0, 0), "push") == GateState(2, 1, 0)
    assert step(GateState(3, 0, 0), "push") == GateState(3, 0, 1)


def test_a_day():
    assert run(["pay 3", "push", "pay 4", "push", "push"]) == GateState(2, 1, 2)


def test_history():
    assert history(["pay 5", "push"]) == [GateState(0, 0, 0), GateState(5, 0, 0), GateState(0, 1, 0)]


def test_the_object():
    gate = TollGate()
    gate.pay(7)
    assert gate.push() is True
    assert gate.push() is False
    assert gate.state == GateState(2, 1, 1)
    assert len(gate) == 1


def test_unknown_commands():
    with pytest.raises(ValueError):
        step(GateState(), "kick")


def test_a_shift():
    gate, ledger = TollGate(), []
    gate.pay(20)
    gate.push()
    with shift(gate, ledger) as same:
        assert same is gate
        gate.push()
        gate.push()
    assert ledger == [2]
