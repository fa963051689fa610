import math
import os
def calc(l,x,f):
    # l is list
    t=0
    for i in range(len(l)):
        if l[i][2] == "tea":
            if l[i][1] > 10:
                t = t + l[i][0] * l[i][1] * 0.9
            else:
                t = t + l[i][0] * l[i][1]
        else:
            if l[i][2] == 'food':
                if l[i][1]>10:
                    t = t + l[i][0] * l[i][1] * 0.9
                else:
                    t = t + l[i][0] * l[i][1]
            else:
                if l[i][2] == "gift":
                    t = t + l[i][0] * l[i][1]
                else:
                    raise ValueError("bad")
    if f == True:
        if x=='Jaffna':
            d = 0
        else:
            if x == "Galle":
                d = 350
            else:
                d = 500
    else:
        d = 0
    if t > 5000:
        d = 0
    tmp=t+d
    # add 8 percent
    tmp = tmp * 1.08
    s = ""
    for i in range(len(l)):
        s=s+l[i][3]+' x'+str( l[i][1] )+'\n'
    s = s + "Total " + str(round(tmp, 2)) + "\n"
    return s


def calc2(l):
    t = 0
    for i in range(len(l)):
        if l[i][2] == "tea" or l[i][2] == "food":
            if l[i][1] > 10:
                t = t + l[i][0] * l[i][1] * 0.9
            else:
                t = t + l[i][0] * l[i][1]
        if l[i][2] == "gift":
            t = t + l[i][0] * l[i][1]
    return round(t * 1.08, 2)
