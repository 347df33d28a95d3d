from abc import ABC, abstractmethod
from typing import Protocol, runtime_checkable


class Panel(ABC):
    @abstractmethod
    def area(self):
        """Square meters."""

    def price(self, per_meter):
        return self.area() * per_meter


class Rectangle(Panel):
    def __init__(self, width, height):
        self.width = width
        self.height = height

    def area(self):
        return self.width * self.height


class Triangle(Panel):
    def __init__(self, base, height):
        self.base = base
        self.height = height

    def area(self):
        return self.base * self.height / 2


class Pond:
    def area(self):
        return 50


@runtime_checkable
class HasArea(Protocol):
    def area(self): ...


def largest(things):
    for thing in things:
        if not isinstance(thing, Panel):
            raise TypeError(f"{thing!r} has no area")
    return max(things, key=lambda thing: thing.area())
