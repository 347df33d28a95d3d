ROOMS = {
    "square": {
        "text": "The market square of Lowmoor.",
        "exits": {"north": "forge", "east": "archive", "west": "gate"},
        "things": [],
    },
    "forge": {
        "text": "The Emberforge. Boots is asleep on the ledger.",
        "exits": {"south": "square"},
        "things": ["lantern", "hammer"],
    },
    "archive": {
        "text": "Brother Lint whispers hello.",
        "exits": {"west": "square"},
        "things": ["map"],
    },
    "gate": {
        "text": "The town gate. Tomas is counting its hinges.",
        "exits": {"east": "square", "west": "moor"},
        "things": [],
    },
    "moor": {
        "text": "Fog, heather, and something humming underground.",
        "exits": {"east": "gate", "down": "hollow"},
        "things": [],
    },
    "hollow": {
        "text": "A hall of iron giants.",
        "exits": {"up": "moor"},
        "things": [],
    },
}
