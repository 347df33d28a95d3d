from abc import ABC, abstractmethod
from typing import Protocol, runtime_checkable


class Panel:
    def area(self):
        return 0


class Rectangle(Panel):
    def __init__(self, width, height):
        self.width = width
        self.height = height


class Pond:
    def area(self):
        return 50


def largest(things):
    return things[0]
