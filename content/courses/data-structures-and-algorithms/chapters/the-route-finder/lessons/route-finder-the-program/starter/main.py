from road_map import load
from route_finder import a_star, heading, length_of_road
from trie import Trie

PLACES, ROADS = load("highlands.txt")

# Ask, check the names, find the way, print it.
