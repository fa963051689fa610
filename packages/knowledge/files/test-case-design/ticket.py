"""Price of a cinema ticket, for practice in test design. All rules are invented. Licence: CC0.

Use:  python3 ticket.py AGE DAY CARD          for example: python3 ticket.py 16 monday no
      python3 ticket.py AGE DAY CARD FAULT    with one of the planted faults 1 to 8

The rules:
- A ticket costs 500 rupees.
- Under 5 is free. From 5 to 15 it costs half. From 65 it costs 300.
- On Tuesday it costs 400. With a student card it costs 450, from the age of 16.
- Only one rule is used, the one with the lowest price.
- Age is a whole number from 0 to 120. Anything else is refused.
"""
import sys

DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']


def price(age, day, card, fault=0):
    lowest, highest = (1, 120) if fault == 4 else (0, 121) if fault == 5 else (0, 120)
    if not lowest <= age <= highest or day not in DAYS or card not in ('yes', 'no'):
        raise ValueError
    if age < 5:
        return 0
    prices = [500]
    if age < 15 or age == 15 and fault != 1:
        prices.append(250)
    if age > 65 or age == 65 and fault != 2:
        prices.append(300)
    tuesday = day.startswith('t') if fault == 8 else day == 'tuesday'
    if tuesday:
        prices.append(400)
    if card == 'yes' and age >= 16:
        prices.append(450)
    if fault == 3 and tuesday and card == 'yes' and age >= 16:
        prices.append(360)
    if fault == 6 and tuesday and age >= 65:
        return 400
    if fault == 7 and card == 'yes' and age < 16:
        return 225
    return min(prices)


if __name__ == '__main__':
    try:
        age, day, card, *fault = sys.argv[1:]
        print(price(int(age), day.lower(), card.lower(), *map(int, fault)))
    except ValueError:
        print('refused')
