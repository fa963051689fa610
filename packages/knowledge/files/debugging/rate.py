"""Prints how many buses an hour come in the shortest gap of each route. It crashes on one file."""

import sys

from departures import read_departures

table = sorted(read_departures(sys.argv[1]), key=lambda one: (one["route"], one["minutes"]))
best = {}
for earlier, later in zip(table, table[1:]):
    if earlier["route"] == later["route"]:
        rate = 60 / (later["minutes"] - earlier["minutes"])
        best[later["route"]] = max(best.get(later["route"], 0), rate)
for route, rate in best.items():
    print(route, round(rate, 1))
