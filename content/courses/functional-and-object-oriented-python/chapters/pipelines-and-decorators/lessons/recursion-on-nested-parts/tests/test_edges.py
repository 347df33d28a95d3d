from main import fences, part_names, total_weight


def part(name, weight, *parts):
    return {"name": name, "weight": weight, "parts": list(parts)}


def test_a_single_part():
    assert total_weight(part("bolt", 7)) == 7
    assert list(part_names(part("bolt", 7))) == ["bolt"]


def test_deep():
    chain = part("link", 1)
    for _ in range(12):
        chain = part("link", 1, chain)
    assert total_weight(chain) == 13
    assert len(list(part_names(chain))) == 13


def test_several_children_on_each_level():
    tree = part("a", 1, part("b", 2, part("c", 4), part("d", 8)), part("e", 16))
    assert total_weight(tree) == 31
    assert "".join(part_names(tree)) == "abcde"


def test_names_come_one_at_a_time():
    names = part_names(part("a", 1, {"name": "b"}))
    assert next(names) == "a"


def test_short_fences():
    assert [fences(meters) for meters in (-1, 0, 1, 2, 4, 5)] == [0, 1, 1, 2, 7, 13]
