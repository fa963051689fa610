"""Tests of fare.py, for practice. CC0."""

from fare import fare


def test_child():
    assert fare(11) == 50


def test_grown_up():
    assert fare(12) == 100


def test_old():
    assert fare(60) == 50
