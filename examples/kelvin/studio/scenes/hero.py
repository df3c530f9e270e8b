"""The held line as a landscape: a truck on the one straight line through terraced isotherms.

The road runs along a crest. On the sun's side every terrace edge is a line of light; the other side lies in blue shade,
calm enough for a headline. The land repeats every PERIOD metres, which the truck and the camera travel in one loop.
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
from model import box, paint, pivot  # noqa: E402

PERIOD = 120.        # metres in a loop of 8 s: 15 m/s
START = -39.         # where the film, and so the poster, begins
LANE = 1.95          # the truck keeps to the right of the held line
DRIFT = 2.4          # so far it falls behind the camera, and comes up again
VIEWS = dict(
    wide=dict(size=(1920, 1080), azimuth=-36, elevation=40, across=36.5, place=(.68, .50), aperture=.95),
    tall=dict(size=(1080, 1920), azimuth=-34, elevation=40, across=20.5, place=(.53, .445), aperture=.75),
)


def light_side(x, y):
    """Metres above the road, right of it: it falls towards the sun, so that every edge is a line of light."""
    away = np.maximum(-x - 5, 0)
    return .1 - .17 * away + 1.9 * land.wander(x, y, PERIOD, 7) * land.smooth(away, .5, 14)


def shade_side(x, y):
    """A bowl so deep that the crest's shadow fills it: no sun may fall behind the headline."""
    away = np.maximum(x - 5, 0)
    rough = land.wander(x, y, PERIOD, 7) * land.smooth(away, 2, 20)
    rim = 1.6 * land.smooth(away, 6, 40) - 6 * land.smooth(away, 36, 62)
    return .1 - 12.5 * land.smooth(away, .2, 9) + rim + 2.3 * rough


def road():
    long = 4 * PERIOD
    box('crest', (8.4, long, 20), paint('snow', .65), (0, 0, -20.03), bevel=.04)
    box('road', (8.6, long, .10), paint('#7d9ccb', .62, .006, period=PERIOD), (0, 0, -.04), bevel=.03)
    box('held line', (.26, long, .03), paint('amber', .45, lamp=.35), (0, 0, .05), bevel=.01)
    for side in (1, -1):
        box('edge', (.14, long, .02), paint('snow'), (side * 3.95, 0, .05), bevel=.005)
    post = box('post', (.09, .09, 1.0), paint('snow'), (50, 500, 0), bevel=.02)
    model.copies(post, [(side * 4.75, y, 0, 0) for side in (1, -1) for y in np.arange(-long / 2, long / 2, 20)])


def main():
    options = stage.arguments()
    view = dict(VIEWS[options['view']])
    size = view.pop('size')
    model.clear()
    reach = (START - 110, START + PERIOD + 80)
    land.terraces(light_side, (-60, -4), reach, .22, lambda z: land.cold(z, PERIOD))
    land.terraces(shade_side, (4, 130), reach, .24, lambda z: land.cold(z, PERIOD))
    road()
    rig = pivot('rig')
    body = pivot('truck', rig, (LANE, 0, .06))
    wheels = truck.truck(body, lamps=6)
    behind = lambda t: DRIFT * (math.cos(2 * math.pi * t) - 1) / 2
    stage.key(body, 'location', 1, behind, options['loop'])
    stage.key(body, 'rotation_euler', 1, lambda t: .004 * math.sin(6 * math.pi * t), options['loop'])
    truck.roll(wheels, PERIOD, options['loop'], stage.key, lambda t: t + behind(t) / PERIOD)
    stage.key(rig, 'location', 1, lambda t: START + PERIOD * t, options['loop'])
    stage.camera((LANE, 0, 1.8), parent=rig, focus=(LANE - 1.3, 1.5, 2.2), **view)
    stage.sun(-128, 7.4, 7.4)
    stage.sky(.29, glow_azimuth=-128)
    stage.render(options, size)


main()
