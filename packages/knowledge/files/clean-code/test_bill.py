import pytest

from bill import calc, calc2

TEA = (80, 2, "tea", "Milk tea")
ROLLS = (120, 12, "food", "Rolls")
BOX = (2600, 2, "gift", "Gift box")


def test_tea_to_take_away():
    assert calc([TEA], "Galle", False) == "Milk tea x2\nTotal 172.8\n"


def test_delivery_in_galle():
    assert calc([TEA], "Galle", True) == "Milk tea x2\nTotal 550.8\n"


def test_delivery_in_jaffna_is_free():
    assert calc([TEA], "Jaffna", True) == "Milk tea x2\nTotal 172.8\n"


def test_delivery_elsewhere():
    assert calc([TEA], "Kandy", True) == "Milk tea x2\nTotal 712.8\n"


def test_many_are_cheaper():
    assert calc([ROLLS], "Galle", False) == "Rolls x12\nTotal 1399.68\n"


def test_large_orders_have_free_delivery():
    assert calc([BOX], "Kandy", True) == "Gift box x2\nTotal 5616.0\n"


def test_unknown_kind():
    with pytest.raises(ValueError):
        calc([(10, 1, "toy", "Ball")], "Galle", False)


def test_short_total():
    assert calc2([TEA, ROLLS]) == 1572.48
