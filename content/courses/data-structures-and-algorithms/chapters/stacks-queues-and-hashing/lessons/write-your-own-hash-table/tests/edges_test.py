from main import Table
from names import Name


def test_eight_keys_fit_into_four():
    table = Table()
    for number in range(8):
        table.put(number, "here")
    assert (len(table.buckets), table.size) == (4, 8)


def test_replacing_does_not_grow():
    table = Table()
    for number in range(20):
        table.put(7, number)
    assert (len(table.buckets), table.size, table.get(7)) == (4, 1, 19)


def test_collisions():
    table = Table()
    for key in (1, 5, 9):
        table.put(key, key + 100)
    table.put(5, "new")
    assert [len(bucket) for bucket in table.buckets] == [0, 3, 0, 0]
    assert [table.get(key) for key in (1, 5, 9, 13)] == [101, "new", 109, None]


def test_keys_move_to_their_new_bucket():
    table = Table()
    for number in range(9):
        table.put(number, "here")
    assert [len(bucket) for bucket in table.buckets] == [2, 1, 1, 1, 1, 1, 1, 1]


def test_size_and_buckets_while_growing():
    table = Table()
    for number in range(40):
        table.put(number, number)
    assert (table.size, len(table.buckets)) == (40, 32)


def test_grow_by_hand():
    table = Table()
    table.put(5, "five")
    table.grow()
    assert [len(bucket) for bucket in table.buckets] == [0, 0, 0, 0, 0, 1, 0, 0]
    assert (table.get(5), table.size) == ("five", 1)


def test_none_and_zero_are_values():
    table = Table()
    table.put(0, 0)
    table.put("", "")
    assert table.get(0) == 0
    assert table.get("") == ""


def test_few_comparisons():
    table = Table()
    for number in range(40):
        table.put(Name(f"place {number}"), number)
    Name.comparisons = 0
    for number in range(40):
        table.get(Name(f"place {number}"))
    assert Name.comparisons <= 240
