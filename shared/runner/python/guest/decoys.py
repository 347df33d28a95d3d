"""Values that nobody put anywhere, of the kind and size of another: what holds all of them holds anything."""

import secrets
import string

KINDS = (string.ascii_lowercase, string.ascii_uppercase, string.digits)
# Texts of this length don't meet by chance. Shorter ones do: an alphabet holds every letter.
UNIQUE_LENGTH = 6
FAR = 10**15
NUMBERS = frozenset({int, float, complex})


def truly_holds(ask, value):
    """Asks for the value among decoys, each of them twice and in an order that nobody can foresee. An object that holds
    all of them, or that changes its mind, holds nothing.
    """
    decoys = [*decoys_of(value), *decoys_of(value)]
    questions = 2 * [(value, False), *((decoy, True) for decoy in decoys)]
    secrets.SystemRandom().shuffle(questions)
    held = {}
    for each, is_decoy in questions:
        try:
            answer = ask(each)
        except Exception:  # it holds only values of a certain kind
            if not is_decoy:
                raise
            answer = False
        if answer != held.setdefault(id(each), answer) or not (answer or is_decoy):
            return False
    return not all(held[id(decoy)] for decoy in decoys)


def decoys_of(value):
    """At least one of them is missing from everything that doesn't just agree."""
    kind = type(value)
    if kind is str:
        return texts_like(value)
    if kind is bytes and value:
        return [text.encode() for text in texts_like(value.decode("latin-1"))]
    if kind in NUMBERS:
        # An interval holds every number between its ends, and may have just one.
        far = FAR + secrets.randbelow(FAR)
        return [kind(far), kind(-far)]
    if kind in (tuple, list) and value:
        return [kind(parts) for parts in zip(*map(two_decoys_of, value))]
    return [secrets.token_hex(8)]


def two_decoys_of(value):
    """For the items of a sequence."""
    first, *others = decoys_of(value)
    return first, (others or [first])[0]


def texts_like(text):
    """Two texts of the same length, with letters for letters and digits for digits; a short one also with anything."""
    if not text:
        return [secrets.token_hex(8)]
    alike = ["".join(map(other_character, text)) for _ in range(2)]
    if len(text) >= UNIQUE_LENGTH:
        return alike
    return [*alike, "".join(secrets.choice("\x01\x02\x03\x04\x05\x06\x0e\x0f") for _ in text), secrets.token_hex(8)]


def other_character(character):
    kind = next((each for each in KINDS if character in each), string.ascii_letters)
    return secrets.choice([each for each in kind if each != character])
