from departures import longest_gap, mean_seats, next_departure, routes


def bus(route, time, seats=30):
    hour, minute = time.split(":")
    return {"route": route, "time": time, "minutes": int(hour) * 60 + int(minute), "seats": seats}


def test_next_is_later():
    assert next_departure([bus("A", "8:00"), bus("A", "8:30")], 485)["time"] == "8:30"


def test_next_leaves_now():
    assert next_departure([bus("A", "8:00"), bus("A", "8:30")], 480)["time"] == "8:00"


def test_next_crosses_ten():
    assert next_departure([bus("A", "9:50"), bus("A", "10:10")], 570)["time"] == "9:50"


def test_routes_twice():
    assert routes([bus("A", "8:00")]) == ["A"]
    assert routes([bus("B", "8:00")]) == ["B"]


def test_mean_seats():
    assert mean_seats([bus("A", "8:00", 30), bus("A", "9:00", 35)]) == 32.5


def test_longest_gap():
    assert longest_gap([bus("A", "8:00"), bus("A", "10:00"), bus("A", "8:30")], "A") == 90
