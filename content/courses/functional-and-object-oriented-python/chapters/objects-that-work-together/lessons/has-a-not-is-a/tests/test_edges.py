from main import Bell, Entrance, Gate, Goose


def test_another_gate():
    entrance = Entrance(Gate(is_open=True), [Goose()])
    entrance.replace_gate(Gate())
    assert entrance.enter("Ada") == "HONK"


def test_the_gate_can_be_opened_later():
    gate = Gate()
    entrance = Entrance(gate)
    gate.is_open = True
    assert entrance.enter("Ada") == "Come in, Ada."


def test_the_callers_list_stays():
    alarms = [Bell("ding")]
    entrance = Entrance(Gate(), alarms)
    entrance.add_alarm(Goose())
    assert len(alarms) == 1
    alarms.clear()
    assert entrance.enter("Ada") == "ding HONK"


def test_two_entrances():
    first, second = Entrance(Gate()), Entrance(Gate())
    first.add_alarm(Goose())
    assert second.enter("Ada") == "Silence."


def test_an_open_gate_rings_nothing():
    class Broken:
        def ring(self):
            raise RuntimeError("nobody should ring me")

    assert Entrance(Gate(is_open=True), [Broken()]).enter("Ada") == "Come in, Ada."


def test_alarms_from_a_generator():
    entrance = Entrance(Gate(), (Bell(sound) for sound in ["a", "b"]))
    assert (entrance.enter("x"), entrance.enter("y")) == ("a b", "a b")
