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
        if line:
            yield parse_entry(line)


def visits(log):
    return []


def still_inside(log):
    return frozenset()


def first_visits(lines, count):
    return []


def report(lines):
    return []


for line in report(LOG.splitlines()):
    print(line)
print("Still inside:", ", ".join(sorted(still_inside(entries(LOG.splitlines())))))
