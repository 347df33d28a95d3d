from main import on_both_maps
from names import Name


def test_order_with_many():
    ours = [f"place {number}" for number in range(20, 0, -1)]
    theirs = [f"place {number}" for number in range(40)]
    assert on_both_maps(ours + ours, theirs) == ours


def test_empty_maps():
    assert on_both_maps([], ["Fen"]) == []
    assert on_both_maps(["Fen"], []) == []


def test_the_lists_stay_as_they_were():
    ours = ["Mill", "Fen", "Fen"]
    theirs = ["Fen", "Fen"]
    assert on_both_maps(ours, theirs) == ["Fen"]
    assert ours == ["Mill", "Fen", "Fen"]
    assert theirs == ["Fen", "Fen"]


def test_few_comparisons_with_repetitions():
    ours = [Name(f"place {number % 15}") for number in range(60)]
    theirs = [Name(f"place {number}") for number in range(15)]
    Name.comparisons = 0
    assert len(on_both_maps(ours, theirs)) == 15
    assert Name.comparisons <= 240
