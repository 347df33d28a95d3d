from road_map import load
from route_finder import a_star, heading, length_of_road
from trie import Trie

PLACES, ROADS = load("highlands.txt")
NAMES = Trie(PLACES)


def check(name):
    if name in PLACES:
        return True
    similar = NAMES.starting_with(name)
    if similar:
        print(f"I don't know {name}. Did you mean {', '.join(similar)}?")
    else:
        print(f"I don't know {name}.")
    return False


def directions(start, goal):
    if start == goal:
        print(f"You're already in {goal}.")
        return
    km, route, visited = a_star(PLACES, ROADS, start, goal)
    print(f"{start} to {goal}: {km} km")
    for i in range(1, len(route)):
        here, there = route[i - 1], route[i]
        leg = length_of_road(ROADS, here, there)
        print(f"{i}. {leg} km {heading(PLACES, here, there)} to {there}")


running = True
while running:
    line = input()
    words = line.split(" to ")
    if line == "quit":
        print("Safe travels!")
        running = False
    elif len(words) != 2:
        print("Try: Oban to Perth")
    elif check(words[0]) and check(words[1]):
        directions(words[0], words[1])
