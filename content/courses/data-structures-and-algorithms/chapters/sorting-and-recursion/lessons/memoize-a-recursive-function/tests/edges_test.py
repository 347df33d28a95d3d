from counting import CountedSet
from main import ways


def ways_by_hand(right, down, bog):
    rows = [[0] * (right + 1) for _ in range(down + 1)]
    for y in range(down + 1):
        for x in range(right + 1):
            if (x, y) in bog:
                continue
            if x == 0 and y == 0:
                rows[y][x] = 1
                continue
            rows[y][x] = (rows[y][x - 1] if x > 0 else 0) + (rows[y - 1][x] if y > 0 else 0)
    return rows[down][right]


def test_start_and_edges():
    assert ways(0, 0, set(), {}) == 1
    assert ways(7, 0, set(), {}) == 1
    assert ways(0, 7, set(), {}) == 1
    assert ways(0, 3, {(0, 1)}, {}) == 0


def test_bog_at_the_ends():
    assert ways(2, 2, {(0, 0)}, {}) == 0
    assert ways(2, 2, {(2, 2)}, {}) == 0


def test_many_marshes():
    for size in (1, 3):
        for bog in (set(), {(1, 0)}, {(0, 1), (2, 1)}, {(size, 0)}, {(1, 1), (3, 2)}):
            assert ways(size, 4, CountedSet(bog), {}) == ways_by_hand(size, 4, bog)


def test_a_blocked_marsh_is_remembered_too():
    bog = CountedSet([(x, 12 - x) for x in range(13)])
    assert ways(12, 12, bog, {}) == 0
    assert bog.asked <= 400


def test_the_memory_is_used():
    assert ways(3, 1, set(), {(2, 1): 100, (3, 0): 7}) == 107


def test_the_answer_may_be_there_already():
    assert ways(3, 1, set(), {(3, 1): 55}) == 55


def test_the_answer_is_written_down():
    memory = {}
    assert ways(1, 1, set(), memory) == 2
    assert memory[(1, 1)] == 2
