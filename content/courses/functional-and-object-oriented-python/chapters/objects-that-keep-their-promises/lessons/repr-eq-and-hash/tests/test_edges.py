from main import Key, count_different, is_on_ring


def test_a_key_is_not_its_text():
    assert Key("round", 5) != "Key('round', 5)"
    assert Key("round", 5) != ("round", 5)
    assert Key("round", 5) != None


def test_equal_hashes():
    assert hash(Key("flat", 2)) == hash(Key("flat", 2))


def test_a_key_in_a_dictionary():
    doors = {Key("flat", 2): "archive"}
    assert doors[Key("flat", 2)] == "archive"
    assert Key("flat", 3) not in doors


def test_different_hashes():
    assert len({hash(Key("flat", number)) for number in range(20)}) > 1
    assert hash(Key("flat", 1)) != hash(Key("round", 1))


def test_no_keys():
    assert count_different([]) == 0


def test_repr_of_a_quote():
    assert repr(Key("it's", 1)) == "Key(\"it's\", 1)"
