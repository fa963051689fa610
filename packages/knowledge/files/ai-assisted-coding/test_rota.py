"""Six tests of rota.py. Run them with: python -m pytest"""

import rota

DAY = {"name": "Nila", "start": "08:00", "end": "14:30"}
LATE = {"name": "D'Souza", "start": "14:00", "end": "20:00"}


def test_hours_of_a_day():
    assert rota.hours("08:00", "14:30") == 6.5


def test_hours_of_a_night():
    assert rota.hours("22:00", "06:00") == 8


def test_total_has_every_shift():
    assert rota.total([DAY, LATE]) == 12.5


def test_average():
    assert rota.average([DAY, LATE]) == 6.25


def test_find_a_name_with_an_apostrophe():
    assert rota.find([DAY, LATE], "D'Souza") == [LATE]


def test_a_new_rota_is_empty():
    rota.add("Nila", "08:00", "14:30")
    assert len(rota.add("Kumar", "14:00", "20:00")) == 1
