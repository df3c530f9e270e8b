"""The yard and the cold store from above, its roof taken off: four docks, two of them in use.

In the film one truck comes and a shunter leaves, each in its lane from one edge of the picture to the other, so that the
loop has no seam. And a load is handed over: a reach truck brings it to the dock, a pallet truck takes it across the sill
into a trailer shown in section, the lamp turns green and the door shuts. Behind it, and under the trailer's roof, the loads
go back to where the loop begins.
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
HEAPS = ((31.5, -6, 4.5, .8), (33, -17, 4, .6))      # x, y, reach, height
LEFT, RIGHT, BACK, HIGH = -19., 19., 24., 7.
CUT = 6.2              # so much of the trailer is in section
PASS = 88.             # metres that it travels, from out of sight to out of sight
SHUNT = 80.            # and the shunter


def way(t):
    """How much of its pass it has done: it is slow in the middle of the picture, where it is at the loop's start."""
    t += .5
    return t + .5 * math.sin(2 * math.pi * t) / (2 * math.pi)


def aside(t):
    """Metres that it goes further at either end, out of sight: what it reflects must not be missed at once either."""
    return 10 * (stage.ease(t, .36, .5) + stage.ease(t, .5, .64) - 2 * (t >= .5))


def banks(x, y):
    """Nothing on the yard, terraces around it, and beside it what the plough has pushed together. The lowest steps run
    along the kerb, whatever the land does behind them."""
    yard_edge = np.hypot(np.maximum(np.abs(x) - KERB + 1, 0), np.maximum(np.maximum(-y - 30, y - 26), 0)) - 1.6
    free = np.clip(np.minimum(yard_edge, np.abs(y - LANE) - 4.6), 0, None)
    heaps = sum(high * np.exp(-((x - x0) ** 2 + (.7 * (y - y0)) ** 2) / reach ** 2 * 2) for x0, y0, reach, high in HEAPS)
    rough = np.maximum(.10 * free + 1.5 * land.wander(x, y, 160, 5), -.05 - .15 * np.maximum(free - 12, 0))
    rough *= land.smooth(free, 2.4, 18) * (.3 + .7 * land.smooth(y, -8, 24))           # calm in front
    return -.1 + .85 * land.smooth(free, 0, 2.4) + heaps * land.smooth(free, 1.5, 5) + rough


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
        box('kerb', (.40, 49.2, .26), paint('frost', .6), (side * (KERB + .3), 2.2, -.02), bevel=.05)
        box('walkway', (1.5, 20.5, .02), paint('#93aed3', .65), (side * 18.2, -10.6, -.008), bevel=.005)
        box('walkway edge', (.10, 20.5, .02), paint('snow', .6), (side * 17.4, -10.6, -.006), bevel=.005)
    land.terraces(banks, (-90, 90), (-75, 75), .3, lambda z: land.cold(z), cell=.6)


def handover(house, goods, lights, frames):
    """One load's way from the racks into the trailer at x = 4, by two clocks of 0 to 1: the film begins amid it."""
    fetch = lambda t: 13.2 - 9.6 * (stage.ease(t, 0, .30) - stage.ease(t, .36, .72))
    bring = lambda t: 2 - 8.3 * (stage.ease(t, .34, .62) - stage.ease(t, .68, .94))
    free = lambda t: 1 - stage.ease(t, .20, .30) + stage.ease(t, .88, .98)
    shut = lambda t: max(stage.ease(t, .91, .99), 1 - stage.ease(t, .04, .14))

    def key(ob, path, axis, value, jump=0.):
        stage.key(ob, path, axis, lambda t: value((t + .53) % 1), frames, jump)

    reach = yard.reach_truck(house, (2.75, 0, yard.SILL), 180)
    key(reach, 'location', 1, fetch)
    pallet = yard.pallet_truck(None, (4.35, 0, yard.SILL), 180)
    key(pallet, 'location', 1, bring)
    for way, until, x, ahead, high in ((fetch, .33, 2.75, 1.5, .36), (bring, .65, 4.35, .55, .14)):
        load, = model.copies(goods[1], [(x, 0, yard.SILL + high, 0)])
        key(load, 'location', 1, lambda t: way(min(t, until)) - ahead, 1)
    model.copies(goods[0], [(3.28, -6.1, yard.SILL + .02, 2)])
    model.copies(goods[5], [(3.28, -4.8, yard.SILL + .02, -1)])
    door = box('door', (yard.DOOR[0] + .1, .06, yard.DOOR[1] - .1), paint('ice', .55), (4, .46, 0), house)
    key(door, 'location', 2, lambda t: yard.SILL + (yard.DOOR[1] - .08) * (1 - shut(t)))
    for light, glow in zip(lights, (lambda t: 1 - free(t), free)):
        for axis in range(3):
            key(light, 'scale', axis, lambda t: .3 + .7 * glow(t))


def main():
    options = stage.arguments()
    view = dict(VIEWS[options['view']])
    size, passing = view.pop('size'), view.pop('passing')      # where the truck is in the middle of its pass
    frames = options['loop']
    model.clear()
    ground()
    house, goods = store()
    for x in BAYS:
        yard.dock(house, x, docked=x in (-12, 4), light=False)
    lights = {x: yard.signal(house, x + 2.05, x in (-12, 4)) for x in BAYS}
    backed = -truck.LONG / 2 - yard.SEAL + .02
    truck.truck(pivot('truck', at=(-12, backed, 0), turn=180), driver=False)
    truck.trailer(pivot('trailer', at=(4, backed, 0), turn=180), name=False, legs=True, cut=CUT)
    handover(house, goods, lights[4], frames)
    lorry = pivot('lorry', at=(0, LANE + 2.2, .03), turn=90)
    truck.roll(truck.truck(lorry, 6), PASS, frames, stage.key, way)
    stage.key(lorry, 'location', 0, lambda t: passing + PASS * (.5 - way(t) % 1) - aside(t), frames, PASS / 2)
    shunter = pivot('shunter', at=(0, LANE - 2.2, .03), turn=-90)
    truck.roll(truck.tractor(shunter), SHUNT, frames, stage.key)
    stage.key(shunter, 'location', 0, lambda t: SHUNT * (t % 1 - .5), frames, SHUNT / 2)
    yard.reach_truck(house, (-7, 6.3, yard.SILL), 180, goods[0])
    clerk = yard.person(None, (18.2, -7.6, 0), hold=1.0)
    box('clipboard', (.26, .03, .36), paint('snow', .6), (0, .42, 1.12), clerk, 0)
    yard.pace(clerk, 5.6, frames)
    for at, turn, pose in (((-9.6, -15.7, 0), 60, dict(arms=.3)), ((8.1, -1.3, 0), 200, dict(hold=.5)),
                           ((-18.0, -12.4, 0), -35, dict(stride=.3)), ((8.9, 7.6, yard.SILL), 120, dict(hold=1.2))):
        yard.person(None, at, turn, **pose)
    for x in (-22.5, 22.5):
        yard.street_lamp(None, (x, -20, 0))
    stage.camera((0, -5, 1), **view)
    stage.sun(80, 8, 7.4)
    stage.sky(.28, glow_azimuth=80)
    stage.render(options, size)


main()
