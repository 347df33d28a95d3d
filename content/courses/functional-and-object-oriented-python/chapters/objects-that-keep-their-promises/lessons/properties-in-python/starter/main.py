class Furnace:
    def __init__(self, degrees=20):
        self.degrees = degrees
        self.glows = degrees > 600
