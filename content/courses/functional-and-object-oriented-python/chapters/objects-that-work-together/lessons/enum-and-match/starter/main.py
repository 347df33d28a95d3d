from enum import Enum


class State(Enum):
    CLOSED = "closed"


def next_state(state, command):
    return state


def reply(text):
    match text.split():
        case ["open"]:
            return "It creaks."


print(reply("open"))
