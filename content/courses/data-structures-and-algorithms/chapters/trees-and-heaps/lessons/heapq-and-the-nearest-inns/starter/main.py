from heapq import heapify, heappop

from trie import Trie

INNS = {"The Lame Goat": 9, "The Last Lamp": 4, "The Iron Crow": 2, "The Lamb": 12, "The Lantern": 9, "Moor's End": 7}
PREFIX = "The La"
K = 3

# Find the names, heap up (distance, name), take out the nearest K.
