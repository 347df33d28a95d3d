import pytest

from main import HasArea, Panel, Pond, Rectangle, Triangle, largest


def test_no_plain_panels():
    with pytest.raises(TypeError):
        Panel()


def test_they_are_panels():
    assert isinstance(Rectangle(1, 1), Panel)
    assert isinstance(Triangle(1, 1), Panel)


def test_no_area_no_comparison():
    with pytest.raises(TypeError):
        largest([Rectangle(1, 1), "a text"])
    with pytest.raises(TypeError):
        largest([3])


def test_texts_have_no_area():
    assert not isinstance("a text", HasArea)


def test_half_meters():
    assert Triangle(3, 1).area() == 1.5
    assert Triangle(5, 3).price(2) == 15


def test_a_panel_of_ones_own():
    class Square(Panel):
        def area(self):
            return 9

    assert Square().price(3) == 27


def test_largest_of_equals_is_the_first():
    first, second = Rectangle(1, 2), Rectangle(2, 1)
    assert largest([first, second]) is first


def test_a_rectangle_as_large_as_the_pond():
    first = Rectangle(5, 10)
    assert largest([first, Pond()]) is first


def test_order_does_not_matter():
    large = Rectangle(9, 9)
    assert largest([large, Triangle(1, 1)]) is large
