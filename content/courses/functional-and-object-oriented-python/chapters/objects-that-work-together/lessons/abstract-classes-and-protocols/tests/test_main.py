import pytest

from main import HasArea, Panel, Pond, Rectangle, Triangle, largest


def test_areas_and_prices():
    assert Rectangle(3, 2).area() == 6
    assert Triangle(3, 2).area() == 3
    assert Rectangle(3, 2).price(10) == 60
    assert Triangle(3, 2).price(10) == 30


def test_a_panel_without_an_area():
    class Hole(Panel):
        pass

    with pytest.raises(TypeError):
        Hole()


def test_largest():
    small, large = Rectangle(1, 1), Triangle(4, 4)
    assert largest([small, large]) is large


def test_anything_with_an_area():
    pond = Pond()
    assert largest([Rectangle(2, 2), pond]) is pond
    assert isinstance(pond, HasArea)
