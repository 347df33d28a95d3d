from functools import reduce
from itertools import islice
from typing import NamedTuple


class Entry(NamedTuple):
    minute: int
    who: str
    way: str


class Visit(NamedTuple):
    who: str
    minutes: int


LOG = """
06:10 Tomas in
06:12 Hob in
Boots walked over the ledger
07:00 Tomas out
07:30 Ada in
08:12 Hob out
08:20 Tomas in
"""


def parse_entry(line):
    time, who, way = line.split()
    hours, minutes = time.split(":")
    return Entry(int(hours) * 60 + int(minutes), who, way)


def entries(lines):
    for line in lines:
        words = line.split()
        if len(words) == 3 and words[2] in ("in", "out"):
            yield parse_entry(line)


def visits(log):
    came = {}
    for entry in log:
        if entry.way == "in":
            came[entry.who] = entry.minute
        elif entry.who in came:
            yield Visit(entry.who, entry.minute - came.pop(entry.who))


def step(inside, entry):
    if entry.way == "in":
        return inside | {entry.who}
    return inside - {entry.who}


def still_inside(log):
    return reduce(step, log, frozenset())


def first_visits(lines, count):
    return list(islice(visits(entries(lines)), count))


def report(lines):
    longest_first = sorted(visits(entries(lines)), key=lambda visit: (visit.minutes, visit.who))
    return [f"{visit.who:<6}{visit.minutes:>4} min" for visit in longest_first]


for line in report(LOG.splitlines()):
    print(line)
print("Still inside:", ", ".join(sorted(still_inside(entries(LOG.splitlines())))))
