"""The yard and the cold store from above, its roof taken off: four docks, two of them in use.

In the film one truck comes and a shunter leaves, each in its lane from one edge of the picture to the other, so that the
loop has no seam. Inside, a reach truck fetches a load.
"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../kit'))

import land  # noqa: E402
import model  # noqa: E402
import numpy as np  # noqa: E402
import stage  # noqa: E402
import truck  # noqa: E402
import yard  # noqa: E402
from model import box, paint, pivot  # noqa: E402

VIEWS = dict(
    wide=dict(size=(1920, 1080), azimuth=148, elevation=36, across=74, place=(.5, .43), aperture=1.8, passing=2),
    tall=dict(size=(1080, 1350), azimuth=140, elevation=40, across=44, place=(.46, .42), aperture=1.2, passing=9),
)
BAYS = (-12, -4, 4, 12)
LANE = -27.            # y of the road's middle; the truck keeps to its right, the shunter to its own
KERB = 24.             # the yard reaches this far to either side
HEAPS = ((29.5, -14, 6, 1.5), (28.5, -21.5, 4, 1.0), (31, -3, 6, 1.3), (-29, -19, 4.5, 2.2))     # x, y, reach, height
LEFT, RIGHT, BACK, HIGH = -19., 19., 24., 7.
PASS = 88.             # metres that it travels, from out of sight to out of sight
SHUNT = 80.            # and the shunter


def way(t):
    """How much of its pass it has done: it is slow in the middle of the picture, where it is at the loop's start."""
    t += .5
    return t + .5 * math.sin(2 * math.pi * t) / (2 * math.pi)


def banks(x, y):
    """Nothing on the yard, terraces around it, and at its edge what the plough has pushed together."""
    free = np.maximum(np.maximum(np.abs(x) - KERB - .6, -y - 33), y - 27)
    lane = np.maximum(np.abs(y - LANE) - 4.6, 0)
    free = np.minimum(np.maximum(free, 0), lane)
    heaps = sum(high * np.exp(-((x - x0) ** 2 + (.7 * (y - y0)) ** 2) / reach ** 2 * 2) for x0, y0, reach, high in HEAPS)
    rough = .10 * free + 1.5 * land.wander(x, y, 160, 5)
    return -.1 + .9 * land.smooth(free, 0, 3) + heaps * land.smooth(free, 0, 2) + rough * land.smooth(free, 2, 18)


def store():
    house = pivot('store')
    box('floor', (RIGHT - LEFT - .4, BACK - .2, yard.SILL), paint('ice', .55), (0, BACK / 2 + .2, 0), house)
    yard.front(house, LEFT, RIGHT, HIGH, BAYS)
    for x in (LEFT + .2, RIGHT - .2):
        yard.wall(house, (.4, BACK - .4, HIGH), (x, BACK / 2 + .2, 0))
    yard.wall(house, (RIGHT - LEFT, .4, HIGH), (0, BACK + .2, 0))
    seam = paint('ice', .6)
    for k in range(1, 16):
        box('seam', (.03, .05, HIGH - .3), seam, (RIGHT, BACK * k / 16, .2), house, .01)
        box('seam', (.05, .03, 2.2), seam, (LEFT + (RIGHT - LEFT) * k / 16, -.003, HIGH - 2.4), house, .01)
    sign = pivot('sign', house, (RIGHT + .03, BACK / 2 - 2.2, 1.5))
    sign.rotation_euler = (math.pi / 2, 0, math.pi / 2)
    truck.mark(4.2, paint(truck.INK, .5), sign)
    goods = yard.pallets()
    for k, x in enumerate((-16.8, -11.6, -10.2, -3.7, -2.3, 4.2, 5.6, 12.1, 13.5)):
        yard.rack(house, (x, 8.5, yard.SILL), 5, 3, goods, seed=k + 3)
    for x, y, kind in ((-13, 2.8, 0), (-11.6, 3.4, 1), (-3.2, 3.1, 3), (3.4, 4.2, 5), (12.6, 3.0, 2), (11.2, 3.6, 1)):
        model.copies(goods[kind], [(x, y, yard.SILL, 4)], house)
    for x in (-14.2, -7, .9, 8.8, 16):
        box('tube', (.06, 13, .06), paint('#cfe6ff', lamp=5), (x, 15, HIGH - .7), house, .02)
        stage.panel((x, 15, HIGH - .8), (x, 15, 0), (.6, 13), 150, (.45, .70, 1), house)
    return house, goods


def ground():
    box('yard', (2 * KERB, 60, 1), paint('#6f8fc0', .65, .008), (0, -3, -1.0), bevel=.03)
    box('lane', (240, 9, 1), paint('#6f8fc0', .65, .008), (0, LANE, -1.002), bevel=.03)
    box('held line', (240, .26, .03), paint('amber', .45, lamp=.35), (0, LANE, -.005), bevel=.01)
    for x in BAYS:
        for side in (1, -1):
            box('mark', (.13, 15.5, .02), paint('snow', .6), (x + side * 2.2, -9.2, -.008), bevel=.005)
    for side in (1, -1):
        box('kerb', (.35, 48, .22), paint('frost', .6), (side * KERB, 2.8, -.02), bevel=.05)
        box('walkway', (1.5, 20.5, .02), paint('#93aed3', .65), (side * 18.2, -10.6, -.008), bevel=.005)
        box('walkway edge', (.10, 20.5, .02), paint('snow', .6), (side * 17.4, -10.6, -.006), bevel=.005)
    land.terraces(banks, (-90, 90), (-75, 75), .3, lambda z: land.cold(z), cell=.6)


def main():
    options = stage.arguments()
    view = dict(VIEWS[options['view']])
    size, passing = view.pop('size'), view.pop('passing')      # where the truck is in the middle of its pass
    frames = options['loop']
    model.clear()
    ground()
    house, goods = store()
    for x in BAYS:
        yard.dock(house, x, docked=x in (-12, 4))
    for x, name in ((-12, True), (4, False)):
        truck.trailer(pivot('trailer', at=(x, -truck.LONG / 2 - yard.SEAL + .02, 0), turn=180), name, legs=x < 0)
        if x > 0:
            truck.tractor(pivot('tractor', at=(x, -truck.LONG / 2 - yard.SEAL + .02, 0), turn=180))
    lorry = pivot('lorry', at=(0, LANE + 2.2, .03), turn=90)
    truck.roll(truck.truck(lorry, 6), PASS, frames, stage.key, way)
    stage.key(lorry, 'location', 0, lambda t: passing + PASS * (.5 - way(t) % 1), frames, PASS / 2)
    shunter = pivot('shunter', at=(0, LANE - 2.2, .03), turn=-90)
    truck.roll(truck.tractor(shunter), SHUNT, frames, stage.key)
    stage.key(shunter, 'location', 0, lambda t: SHUNT * (t % 1 - .5), frames, SHUNT / 2)
    reach = yard.reach_truck(house, (8.8, 5.5, yard.SILL), 0, goods[1])
    stage.key(reach, 'location', 1, lambda t: 5.5 + 9 * (stage.ease(t, .05, .45) - stage.ease(t, .55, .95)), frames)
    yard.reach_truck(house, (-7, 6.3, yard.SILL), 180, goods[0])
    for at, turn, stride in (((-18.6, -4.5, 0), 140, .3), ((-17.9, -5.5, 0), -60, 0), ((18.3, -6.6, 0), 185, .25),
                             ((18.2, -9.2, 0), 20, .2), ((.4, 3.4, yard.SILL), 30, 0)):
        yard.person(None, at, turn, stride=stride)
    for x in (-22.5, 22.5):
        yard.street_lamp(None, (x, -20, 0))
    stage.camera((0, -5, 1), **view)
    stage.sun(72, 8, 7.4)
    stage.sky(.28, glow_azimuth=72)
    stage.render(options, size)


main()
