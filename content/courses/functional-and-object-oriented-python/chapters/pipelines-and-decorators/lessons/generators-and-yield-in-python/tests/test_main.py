from main import batches, serial_numbers


def test_serial_numbers():
    numbers = serial_numbers(7)
    assert [next(numbers), next(numbers), next(numbers), next(numbers)] == [7, 8, 9, 10]


def test_batches_of_two():
    assert list(batches("abcde", 2)) == [["a", "b"], ["c", "d"], ["e"]]


def test_batches_of_a_whole_number():
    assert list(batches([1, 2, 3, 4], 2)) == [[1, 2], [3, 4]]
