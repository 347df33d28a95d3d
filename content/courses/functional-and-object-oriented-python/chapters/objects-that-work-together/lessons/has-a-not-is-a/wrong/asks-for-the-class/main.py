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
        self._alarms = list(alarms)

    def add_alarm(self, alarm):
        self._alarms.append(alarm)

    def replace_gate(self, gate):
        self._gate = gate

    def enter(self, who):
        if self._gate.is_open:
            return f"Come in, {who}."
        if not self._alarms:
            return "Silence."
        return " ".join(alarm.ring() for alarm in self._alarms if isinstance(alarm, (Bell, Goose)))


entrance = Entrance(Gate(), [Bell("ding")])
entrance.add_alarm(Goose())
print(entrance.enter("Tomas"))
