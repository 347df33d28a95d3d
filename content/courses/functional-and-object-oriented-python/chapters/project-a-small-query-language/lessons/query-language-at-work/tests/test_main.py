from main import GATES, answer, run


def test_show_columns():
    assert run("show name, kind take 1", GATES) == [{"name": "mill gate", "kind": "oak"}]


def test_a_whole_query():
    assert run("show name where kind = 'iron' sort price down take 2", GATES) == [{"name": "mine door"}, {"name": "town gate"}]


def test_as_a_table():
    assert answer("show name, price where kind = 'oak' sort price", GATES) == "name        price\nsheep gate  30\nmill gate   60"


def test_point_at_the_mistake():
    assert answer("show name where price >> 90", GATES) == "show name where price >> 90\n                       ^ a number or a text is missing here"


def test_an_unknown_column():
    assert answer("show name, owner", GATES) == "show name, owner\n           ^ there is no column owner"
