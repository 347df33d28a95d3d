from main import Table


def test_put_and_get():
    table = Table()
    table.put("Fen", 12)
    assert table.get("Fen") == 12


def test_a_missing_key():
    table = Table()
    table.put("Fen", 12)
    assert table.get("Moor") is None


def test_replace_a_value():
    table = Table()
    table.put("Fen", 12)
    table.put("Fen", 13)
    assert (table.get("Fen"), table.size) == (13, 1)


def test_nine_keys_need_eight_buckets():
    table = Table()
    for number in range(9):
        table.put(number, "here")
    assert len(table.buckets) == 8


def test_all_are_found_after_growing():
    table = Table()
    for number in range(30):
        table.put(number, number * 10)
    assert [table.get(number) for number in range(30)] == [number * 10 for number in range(30)]
