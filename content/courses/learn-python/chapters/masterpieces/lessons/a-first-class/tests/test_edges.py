import pytest

from main import Account


def test_each_order_is_added():
    account = Account("Sable")
    account.add(3)
    account.add(4)
    assert account.owes == 7


def test_everything_can_be_paid():
    account = Account("Lint")
    account.add(10)
    account.pay(10)
    assert account.owes == 0


def test_a_refused_payment_changes_nothing():
    account = Account("Mira")
    account.add(10)
    with pytest.raises(ValueError):
        account.pay(50)
    assert account.owes == 10


def test_accounts_are_independent():
    first = Account("Ada")
    second = Account("Hob")
    first.add(9)
    assert second.owes == 0
    assert first.customer == "Ada"
