class Gate:
    def __init__(self, width):
        if width <= 0:
            raise ValueError("a gate needs a width above 0")
        self.width = width
        self.angle = 0

    def open_by(self, degrees):
        self.angle = min(self.angle + degrees, 90)
        if degrees < 0:
            raise ValueError("to go back, use close")

    def close(self):
        self.angle = 0

    def is_open(self):
        return self.angle > 0
