import importlib

import main


def printed(capsys):
    importlib.reload(main)
    return capsys.readouterr().out


def test_the_sign_has_at_least_three_lines(capsys):
    lines = [line for line in printed(capsys).split("\n") if line.strip() != ""]
    assert len(lines) >= 3, "the sign should have at least three lines"


def test_the_item_is_on_the_sign(capsys):
    assert main.item in printed(capsys), "the item should be on the sign"


def test_the_total_is_on_the_sign(capsys):
    assert str(main.total) in printed(capsys), "the total should be on the sign"
