from main import on_both_maps
from names import Name


def comparisons_for(size):
    ours = [Name(f"place {number}") for number in range(size)]
    theirs = [Name(f"place {number}") for number in range(size)]
    Name.comparisons = 0
    on_both_maps(ours, theirs)
    return Name.comparisons


def test_each_once_and_in_our_order():
    assert on_both_maps(["Mill", "Fen", "Ford", "Fen"], ["Fen", "Moor", "Mill"]) == ["Mill", "Fen"]


def test_nothing_in_common():
    assert on_both_maps(["Mill", "Ford"], ["Fen", "Moor"]) == []


def test_few_comparisons():
    assert comparisons_for(40) <= 160
