import pytest

from main import Account


def test_a_new_account_owes_nothing():
    account = Account("Tomas")
    assert account.customer == "Tomas"
    assert account.owes == 0


def test_add_and_pay():
    account = Account("Ada")
    account.add(20)
    account.pay(5)
    assert account.owes == 15


def test_paying_too_much_is_refused():
    account = Account("Hob")
    account.add(10)
    with pytest.raises(ValueError):
        account.pay(11)
