# Three short programs for practice, with invented numbers. CC0.

# Program A
total = 0
for cups in [2, 5, 1, 4]:
    if cups > 2:
        total = total + cups * 80
    else:
        total = total + cups * 90
print("A:", total)

# Program B
seats = 7
buses = 0
waiting = 25
while waiting > 0:
    waiting = waiting - seats
    buses = buses + 1
print("B:", buses, waiting)


# Program C
def longest(names):
    best = names[0]
    for name in names:
        if len(name) > len(best):
            best = name
    return best


stops = ["Kokuvil", "Inuvil", "Chunnakam", "Mallakam"]
print("C:", longest(stops))
