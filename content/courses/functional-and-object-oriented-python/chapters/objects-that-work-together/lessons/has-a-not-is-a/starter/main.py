class Gate:
    def __init__(self, is_open=False):
        self.is_open = is_open


class Bell:
    def __init__(self, sound):
        self.sound = sound

    def ring(self):
        return self.sound


class Goose:
    def ring(self):
        return "HONK"


class Entrance:
    def __init__(self, gate, alarms=()):
        self._gate = gate

    def enter(self, who):
        return f"Come in, {who}."


entrance = Entrance(Gate(), [Bell("ding")])
print(entrance.enter("Tomas"))
