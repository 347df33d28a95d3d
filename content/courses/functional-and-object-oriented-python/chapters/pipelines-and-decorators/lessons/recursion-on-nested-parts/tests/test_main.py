from main import GATE, fences, part_names, total_weight


def part(name, weight, *parts):
    return {"name": name, "weight": weight, "parts": list(parts)}


def test_the_gate():
    assert total_weight(GATE) == 74


def test_names():
    assert list(part_names(GATE)) == ["gate", "frame", "bolt", "wing", "hinge"]


def test_three_meters():
    assert fences(3) == 4


def test_a_long_fence():
    assert fences(35) == 1132436852
