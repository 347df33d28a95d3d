from main import Key, count_different, is_on_ring


def test_repr():
    assert repr(Key("round", 5)) == "Key('round', 5)"


def test_equal_keys():
    assert Key("round", 5) == Key("round", 5)
    assert Key("round", 5) != Key("flat", 5)
    assert Key("round", 5) != Key("round", 6)


def test_count_different():
    assert count_different([Key("round", 5), Key("flat", 3), Key("round", 5)]) == 2


def test_a_ring_with_a_bell():
    assert is_on_ring(Key("flat", 3), ["bell", Key("flat", 3)]) is True
    assert is_on_ring(Key("flat", 3), ["bell", Key("flat", 4)]) is False
