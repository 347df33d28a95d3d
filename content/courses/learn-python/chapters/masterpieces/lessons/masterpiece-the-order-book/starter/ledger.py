PRICES = {"hinge": 4, "lamp": 15, "key": 9}

LINES = [
    "Mira; hinge; 3",
    "Tomas; lamp; 1",
    "Mira; lamp; two",
    "Brannoc; key; 2",
    "Tomas; hinge",
    "Brannoc; sword; 1",
    "Mira; key; 1",
]
