PRICES = {"hinge": 4, "lamp": 15, "key": 9}

LINES = [
    "Mira; hinge; 3",
    "Tomas; lamp; 1",
    "Mira; lamp; two",
    "Hob; key; 2",
    "Tomas; hinge",
    "Hob; sword; 1",
    "Mira; key; 1",
]
