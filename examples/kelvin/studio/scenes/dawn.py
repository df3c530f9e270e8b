"""Dawn at the gate: one truck leaves along the held line, three people watch it go, the light is behind them."""
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

VIEWS = dict(wide=dict(size=(2560, 1440), azimuth=160, elevation=27, across=44, place=(.70, .33), aperture=1.25))


def banks(x, y):
    """Terraces on both sides of the road and around the gatehouse's forecourt."""
    road = np.maximum(np.abs(x) - 5, 0)
    court = np.maximum(np.maximum(-6 - x, x - 14), np.maximum(-9 - y, y - 9))
    free = np.minimum(road, np.maximum(court, 0))
    rough = land.wander(x, y, 180, 12)
    light = .7 * land.smooth(free, 0, 2) - .09 * free + 1.6 * rough * land.smooth(free, 1, 16)
    shade = -12.5 * land.smooth(road, .2, 9) + 1.2 * land.smooth(road, 6, 44) + 1.5 * rough * land.smooth(road, 2, 20)
    return -.1 + np.where(x < 0, shade, light)


def main():
    options = stage.arguments(width=2560)
    view = dict(VIEWS[options['view']])
    size = view.pop('size')
    model.clear()
    land.terraces(banks, (-90, 70), (-60, 130), .32, lambda z: land.cold(z), cell=.6)
    card = paint('#6f8fc0', .65, .008)
    box('road', (9, 260, 1), card, (0, 40, -1.0))
    box('crest', (8.4, 260, 20), paint('snow'), (0, 40, -20.1))
    box('court', (16, 16, 1), card, (6, 0, -1.002))
    box('held line', (.26, 260, .03), paint('amber', .45, lamp=.5), (0, 40, -.005), bevel=.01)
    yard.gatehouse(None, (9.4, 1.6, 0), turn=0, lamp=7)
    yard.barrier(None, (5.4, 4.6, 0), turn=180, lift=64)
    for at, turn, stride in (((6.3, -.2, 0), 20, 0), ((7.2, -.9, 0), 50, .12), ((5.6, -1.3, 0), -10, .2)):
        yard.person(None, at, turn, stride=stride)
    stage.lamp((7.4, -1.4, 2.3), 160, size=.3)
    lorry = pivot('lorry', at=(2.1, 21, .03))
    truck.truck(lorry, 6, name=False)          # so that any company may show it
    stage.camera((4, 4, 1), **view)
    stage.sun(50, 7.5, 9.5, tint=(1, .60, .30))
    stage.sky(.27, glow_azimuth=50)
    stage.render(options, size)


main()
