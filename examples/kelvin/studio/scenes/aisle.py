"""The cold store as a section model: racks with all kinds of goods, cold light from above, and warmth at the far door."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../kit'))

import model  # noqa: E402
import stage  # noqa: E402
import yard  # noqa: E402
from model import box, paint, pivot  # noqa: E402

VIEWS = dict(square=dict(size=(2560, 2048), azimuth=197, elevation=37, across=30, place=(.5, .5), aperture=1.2, lens=150))
LONG, HALF, HIGH = 26., 12.5, 7.4
DOORWAY = (4.4, 4.6)


def shell():
    """Floor, back wall with its doorway, one side wall: what is cut away is cut clean."""
    house = pivot('store')
    box('floor', (2 * HALF, LONG, .5), paint('#b9cfe6', .45, .004), (0, 0, -.5), house, .04)
    box('cut', (2 * HALF + .02, .03, .34), paint('slate', .6), (0, -LONG / 2 + .0, -.42), house, .01)
    wide, high = DOORWAY
    for side in (1, -1):
        piece = HALF - wide / 2
        yard.wall(house, (piece, .45, HIGH), (side * (wide / 2 + piece / 2), LONG / 2, 0))
    yard.wall(house, (wide, .45, HIGH - high), (0, LONG / 2, high), skin=None)
    yard.wall(house, (.45, LONG * .62, HIGH), (-HALF, LONG * .19, 0))
    for side in (1, -1):
        box('frame', (.22, .6, high), paint('slate', .5), (side * wide / 2, LONG / 2 - .05, 0), house, .03)
        box('line', (.09, LONG - 4, .015), paint('snow', .5), (side * 1.75, -1, 0), house, .004)
    box('frame', (wide + .44, .6, .22), paint('slate', .5), (0, LONG / 2 - .05, high), house, .03)
    box('held line', (.16, LONG - .2, .02), paint('amber', .45, lamp=.3), (0, 0, 0), house, .005)
    box('ramp', (DOORWAY[0] + 5, 7, .4), paint('snow', .6), (-1, LONG / 2 + 3.6, -.45), house)
    box('table', (200, 200, 1), paint('#27476f', .7), (0, 0, -1.6), house)
    return house


def main():
    options = stage.arguments(view='square', width=2560)
    view = dict(VIEWS[options['view']])
    size = view.pop('size')
    model.clear()
    house = shell()
    goods = yard.pallets()
    for k, (x, bays, levels) in enumerate(((-11.4, 6, 3), (-7.2, 6, 2), (-5.95, 6, 2), (-2.75, 7, 2), (2.75, 8, 3), (5.95, 8, 3),
                                           (7.2, 8, 3), (11.2, 8, 2))):
        yard.rack(house, (x, -11.2, 0), bays, levels, goods, seed=k + 11, full=.94)
    yard.reach_truck(house, (.55, -2.2, 0), 0, goods[1], lift=.35)
    yard.person(house, (1.15, 6.9, 0), 170, stride=.25)
    model.copies(goods[0], [(5.5, -11.2, 0, 8)], house)
    model.copies(goods[5], [(.1, -11.4, 0, -5)], house)
    stage.panel((-6, -4, 18), (0, 0, 0), (26, 26), 5800, (.46, .70, 1), house)
    stage.panel((0, LONG / 2 + 11, 5), (0, 2, .2), (3.4, 3.4), 3400, (1, .54, .22), spread=50)
    stage.camera((0, .2, 2.0), **view)
    stage.sky(.22, tint=(.14, .32, .74))
    stage.render(options, size)


main()
