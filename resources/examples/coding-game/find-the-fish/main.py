# Write your moves under Input: left, right, up, down. Then press Run.
from town import TOWN, find, show

STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}

x, y = find("B")
score = 20

moves = []
while True:
    try:
        moves += input().split()
    except EOFError:
        break

for move in moves:
    if move not in STEPS:
        print(f"Boots doesn't know the way '{move}'.")
        continue
    step_x, step_y = STEPS[move]
    if TOWN[y + step_y][x + step_x] == "#":
        print(f"Bonk. Boots can't go {move} there.")
    else:
        x, y = x + step_x, y + step_y
    score -= 1
    if TOWN[y][x] == "F":
        break

show(x, y)
if TOWN[y][x] == "F":
    print(f"Fish! That's {score} points.")
else:
    print(f"No fish here yet. {len(moves)} moves used.")
