"""Fares of an invented bus company, for practice. CC0."""


def fare(age):
    return 50 if age < 12 or age >= 60 else 100
