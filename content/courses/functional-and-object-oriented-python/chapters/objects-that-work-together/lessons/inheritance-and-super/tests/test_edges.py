from main import DoubleGate, Gate, LockedGate, total_price


def test_no_code():
    gate = LockedGate(2, "owl")
    assert gate.open() == "Wrong code."
    assert gate.is_open is False


def test_width_of_all():
    assert (LockedGate(4, 1).width, DoubleGate(5).width) == (4, 5)


def test_a_double_gate_opens_like_any():
    gate = DoubleGate(2)
    assert gate.open() == "The gate is open."
    assert gate.is_open is True


def test_a_wrong_code_does_not_close_it():
    gate = LockedGate(2, 5)
    gate.open(5)
    gate.open(6)
    assert gate.is_open is True


def test_no_gates():
    assert total_price([]) == 0


def test_other_things_with_a_price():
    class Fence:
        def price(self):
            return 7

    assert total_price([Fence(), Gate(2)]) == 67


def test_prices_follow_the_plain_gate():
    old = Gate.price
    try:
        Gate.price = lambda *args: 100
        assert (LockedGate(1, 1).price(), DoubleGate(1).price()) == (125, 200)
    finally:
        Gate.price = old
