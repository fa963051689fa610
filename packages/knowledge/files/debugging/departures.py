"""Departures of invented buses. This program has five faults on purpose."""

import csv


def read_departures(path):
    departures = []
    with open(path, newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            hour, minute = row["time"].split(":")
            departures.append(
                {
                    "route": row["route"],
                    "time": row["time"],
                    "minutes": int(hour) * 60 + int(minute),
                    "seats": int(row["seats"]),
                }
            )
    return departures


def next_departure(departures, now):
    """Return the first departure at or after now, in minutes after midnight."""
    later = [one for one in departures if one["minutes"] > now]
    return min(later, key=lambda one: one["time"])


def routes(departures, found=[]):
    """Return the different routes in the order in which they appear."""
    for one in departures:
        if one["route"] not in found:
            found.append(one["route"])
    return found


def mean_seats(departures):
    """Return the mean number of seats."""
    return sum(one["seats"] for one in departures) // len(departures)


def longest_gap(departures, route):
    """Return the longest time in minutes between two buses of a route."""
    times = [one["minutes"] for one in departures if one["route"] == route]
    return max(later - earlier for earlier, later in zip(times, times[1:]))


if __name__ == "__main__":
    import sys

    table = read_departures(sys.argv[1])
    print(len(table), "departures")
    print("next after 9:00:", next_departure(table, 540)["time"])
