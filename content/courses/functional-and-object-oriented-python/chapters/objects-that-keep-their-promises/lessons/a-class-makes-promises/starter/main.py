class Gate:
    def __init__(self, width):
        self.width = width
        self.angle = 45

    def open_by(self, degrees):
        self.angle += degrees
