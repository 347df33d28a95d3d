from main import Bell, Entrance, Gate, Goose


def test_an_open_gate():
    assert Entrance(Gate(is_open=True)).enter("Ada") == "Come in, Ada."


def test_alarms_ring_in_order():
    entrance = Entrance(Gate(), [Bell("ding")])
    entrance.add_alarm(Goose())
    assert entrance.enter("Tomas") == "ding HONK"


def test_silence():
    assert Entrance(Gate()).enter("Hob") == "Silence."


def test_anything_that_rings():
    class Drum:
        def ring(self):
            return "boom"

    assert Entrance(Gate(), [Drum()]).enter("Hob") == "boom"
