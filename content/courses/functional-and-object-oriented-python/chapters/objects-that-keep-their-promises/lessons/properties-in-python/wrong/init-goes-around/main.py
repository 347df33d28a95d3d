class Furnace:
    def __init__(self, degrees=20):
        self._degrees = degrees

    @property
    def degrees(self):
        return self._degrees

    @degrees.setter
    def degrees(self, value):
        if not 0 <= value <= 1200:
            raise ValueError(f"{value} degrees? The furnace goes from 0 to 1200.")
        self._degrees = value

    @property
    def glows(self):
        return self._degrees >= 600

    @property
    def color(self):
        if self._degrees >= 1000:
            return "yellow"
        if self.glows:
            return "red"
        return "black"
