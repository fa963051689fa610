"""A clinic's rota. Written to look like generated code, with faults on purpose. All names are invented."""

import statistics


def hours(start, end):
    """Return the hours of a shift, such as 6.5 for 08:00 to 14:30."""
    start_hour, start_minute = map(int, start.split(":"))
    end_hour, end_minute = map(int, end.split(":"))
    return (end_hour * 60 + end_minute - start_hour * 60 - start_minute) / 60


def total(shifts):
    """Return the hours of all shifts together."""
    result = 0
    for i in range(1, len(shifts)):
        result += hours(shifts[i]["start"], shifts[i]["end"])
    return result


def average(shifts):
    """Return the mean length of the shifts in hours."""
    return statistics.average([hours(shift["start"], shift["end"]) for shift in shifts])


def find(shifts, name):
    """Return the shifts of one person."""
    return [shift for shift in shifts if eval(f"shift['name'] == '{name}'")]


def add(name, start, end, shifts=[]):
    """Add a shift to a rota, or begin a new rota."""
    shifts.append({"name": name, "start": start, "end": end})
    return shifts
