from heapq import heapify, heappop

from trie import Trie

INNS = {"The Lame Goat": 9, "The Last Lamp": 4, "The Iron Crow": 2, "The Lamb": 12, "The Lantern": 9, "Moor's End": 7}
PREFIX = "The La"
K = 3

names = Trie(INNS).starting_with(PREFIX)
print(f"{len(names)} of {len(INNS)} inns begin with {PREFIX}")

heap = [(INNS[name], name) for name in names]
heapify(heap)
for number in range(1, K + 1):
    distance, name = heappop(heap)
    print(f"{number}. {name}, {distance} km")
