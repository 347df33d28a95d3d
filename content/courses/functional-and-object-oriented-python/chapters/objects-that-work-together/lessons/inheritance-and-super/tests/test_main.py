from main import DoubleGate, Gate, LockedGate, total_price


def test_a_locked_gate_opens_with_its_code():
    gate = LockedGate(3, 1204)
    assert gate.open(7) == "Wrong code."
    assert gate.is_open is False
    assert gate.open(1204) == "The gate is open."
    assert gate.is_open is True


def test_prices():
    assert LockedGate(3, 1).price() == 115
    assert DoubleGate(3).price() == 180


def test_they_are_gates():
    assert isinstance(LockedGate(3, 1), Gate)
    assert isinstance(DoubleGate(3), Gate)


def test_total_price():
    assert total_price([Gate(1), DoubleGate(1), LockedGate(1, 9)]) == 145
