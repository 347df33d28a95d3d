from main import Till


def test_the_till_leaves_the_callers_list_alone():
    morning = [20, 5]
    till = Till(morning)
    till.take(1)
    till.biggest()
    assert morning == [20, 5]


def test_new_tills_are_empty():
    Till().take(9)
    assert Till().total == 0
    assert Till().amounts == ()


def test_amounts_are_a_tuple():
    assert isinstance(Till([1]).amounts, tuple)


def test_what_was_handed_out_stays():
    till = Till([1])
    before = till.amounts
    till.take(2)
    assert before == (1,)


def test_from_a_generator():
    till = Till(amount for amount in [1, 2, 3])
    assert (till.total, till.amounts) == (6, (1, 2, 3))


def test_biggest_of_many():
    till = Till([3, 9, 2])
    till.take(4)
    assert (till.biggest(), till.total) == (9, 18)


def test_biggest_of_one():
    assert Till([8]).biggest() == 8


def test_biggest_of_two():
    assert Till([4, 1]).biggest() == 4
