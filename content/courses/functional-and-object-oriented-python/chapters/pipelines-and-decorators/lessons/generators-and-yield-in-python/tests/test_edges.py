from main import batches, serial_numbers


def test_two_generators_count_on_their_own():
    first, second = serial_numbers(1), serial_numbers(50)
    next(first)
    assert (next(second), next(first)) == (50, 2)


def test_nothing_to_batch():
    assert list(batches([], 3)) == []


def test_one_short_batch():
    assert list(batches([1, 2], 3)) == [[1, 2]]


def test_batches_of_one():
    assert list(batches("ab", 1)) == [["a"], ["b"]]


def test_batches_are_different_lists():
    first, second = list(batches([1, 2], 1))
    assert (first, second) == ([1], [2])


def test_an_endless_source():
    groups = batches(serial_numbers(1), 3)
    assert next(groups) == [1, 2, 3]
    assert next(groups) == [4, 5, 6]


def test_a_batch_comes_as_soon_as_it_is_full():
    def two_and_a_crash():
        yield 1
        yield 2
        raise RuntimeError("asked for one item too many")

    assert next(batches(two_and_a_crash(), 2)) == [1, 2]
