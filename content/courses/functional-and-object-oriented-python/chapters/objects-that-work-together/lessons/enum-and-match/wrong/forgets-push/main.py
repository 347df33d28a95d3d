from enum import Enum


class State(Enum):
    CLOSED = "closed"
    OPEN = "open"
    LOCKED = "locked"


def next_state(state, command):
    match (state, command):
        case (State.CLOSED, "open"):
            return State.OPEN
        case (State.OPEN, "close"):
            return State.CLOSED
        case (State.CLOSED, "lock"):
            return State.LOCKED
        case (State.LOCKED, "unlock"):
            return State.CLOSED
        case _:
            raise ValueError(f"can't {command} a gate that is {state.value}")


def reply(text):
    match text.split():
        case []:
            return "Pardon?"
        case ["open"]:
            return "It creaks."
        case ["paint", color]:
            return f"The gate is {color} now."
        case ["turn", degrees] if degrees.isdigit() and int(degrees) <= 90:
            return f"It turns by {degrees} degrees."
        case [first, *rest]:
            return f"I don't know how to {first} ({len(rest)} more words)."


print(next_state(State.CLOSED, "open"))
print(reply("paint green"))
