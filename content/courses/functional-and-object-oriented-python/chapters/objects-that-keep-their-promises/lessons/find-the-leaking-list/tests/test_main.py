from main import Till


def test_takes_coins():
    till = Till([5, 20])
    till.take(7)
    assert till.total == 32
    assert till.amounts == (5, 20, 7)


def test_the_list_of_the_caller():
    morning = [5, 20]
    till = Till(morning)
    morning.append(1000)
    assert till.amounts == (5, 20)


def test_biggest():
    till = Till([20, 5])
    assert till.biggest() == 20
    assert till.amounts == (20, 5)
