import pytest

from main import GateState, TollGate, history, run, shift, step


def test_exactly_the_toll():
    assert step(GateState(5, 0, 0), "push") == GateState(0, 1, 0)
    assert step(GateState(4, 0, 0), "push") == GateState(4, 0, 1)
    gate = TollGate()
    gate.pay(5)
    assert gate.push() is True
    assert gate.state == GateState(0, 1, 0)


def test_counts_go_on():
    assert step(GateState(9, 4, 2), "push") == GateState(4, 5, 2)
    assert step(GateState(1, 4, 2), "push") == GateState(1, 4, 3)
    assert step(GateState(9, 4, 2), "pay 10") == GateState(19, 4, 2)


def test_strange_commands():
    for command in ("", "pay", "pay x", "push 3", "pay -1", "pay 1 2"):
        with pytest.raises(ValueError):
            step(GateState(9, 9, 9), command)


def test_an_empty_day():
    assert run([]) == GateState()
    assert history([]) == [GateState()]


def test_the_past_stays():
    before = GateState(9, 0, 0)
    step(before, "push")
    assert before == GateState(9, 0, 0)


def test_negative_coins():
    gate = TollGate()
    gate.pay(0)
    with pytest.raises(ValueError):
        gate.pay(-1)
    assert gate.state == GateState(0, 0, 0)


def test_two_gates():
    first, second = TollGate(), TollGate()
    first.pay(6)
    first.push()
    assert (len(first), len(second)) == (1, 0)
    assert second.push() is False


def test_the_state_cannot_be_set():
    with pytest.raises(AttributeError):
        TollGate().state = GateState(100, 0, 0)


def test_both_agree():
    gate = TollGate()
    commands = []
    for coins in (3, 9, 0, 1, 20):
        gate.pay(coins)
        gate.push()
        gate.push()
        commands += [f"pay {coins}", "push", "push"]
        assert gate.state == run(commands)
    assert len(gate) == 4


def test_a_shift_that_ends_with_a_goose():
    gate, ledger = TollGate(), []
    gate.pay(5)
    with pytest.raises(RuntimeError):
        with shift(gate, ledger):
            gate.push()
            raise RuntimeError("goose")
    assert ledger == [1]


def test_a_quiet_shift_after_a_busy_one():
    gate, ledger = TollGate(), [7]
    gate.pay(9)
    with shift(gate, ledger):
        gate.push()
    with shift(gate, ledger):
        gate.push()
    assert ledger == [7, 1, 0]
