"""Plugged in at the dock: one trailer's rear in its tight seal, and the amber cable that keeps it cold."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../kit'))

import model  # noqa: E402
import stage  # noqa: E402
import truck  # noqa: E402
import yard  # noqa: E402
from model import box, cord, paint, pivot, turned  # noqa: E402

VIEWS = dict(
    square=dict(size=(2560, 2560), azimuth=128, elevation=30, across=11.2, place=(.5, .5), aperture=.42),
)


def wall():
    yard.front(None, -16, 16, 9.5, (-7.2, 0, 7.2), skin=paint('frost', .6, .004))
    for k in range(-13, 14):
        box('seam', (.05, .03, 9), paint('ice', .6), (1.2 * k, -.008, .45), bevel=.01)
    box('base', (32, .10, .5), paint('sky', .6), (0, -.04, 0), bevel=.03)
    box('inside', (32, .2, 9), paint('slate', .6), (0, 1.4, 0))


def cable():
    """From the post at the wall to the trailer's side: slack, so that it may move with the springs."""
    box('socket', (.46, .26, .74), paint('snow', .5), (3.05, -.13, 1.55), bevel=.05)
    box('socket face', (.30, .05, .40), paint('slate', .5), (3.05, -.27, 1.72), bevel=.02)
    box('light', (.09, .04, .05), paint('#7fd0a0', lamp=6), (3.05, -.275, 2.17), bevel=.01)
    amber = paint('amber', .45, lamp=.12)
    turned('plug', [(0, -.24), (.07, -.24), (.085, -.2), (.085, 0), (0, 0)], amber, 'Y', 20, at=(3.05, -.28, 1.84))
    cord('cable', [(3.05, -.48, 1.84), (3.02, -.72, 1.55), (2.75, -1.0, .55), (2.35, -1.5, .10), (1.95, -2.3, .35),
                   (1.62, -2.75, .98), (1.36, -2.95, 1.26)], .045, amber)
    turned('plug', [(0, .0), (.075, 0), (.085, .04), (.085, .2), (.05, .26), (0, .26)], amber, 'X', 20, at=(1.24, -2.95, 1.28))
    box('inlet', (.08, .34, .30), paint('slate', .5), (truck.HALF, -2.95, 1.16), bevel=.02)


def fittings(trailer):
    """What a trailer has on its side, seen close by: rivets along both rails, a side door with its hinges and handle."""
    grey, dark = paint('sky', .5), paint('polar', .5)
    side, seam = -truck.HALF, truck.LONG / 11           # the door is one panel wide
    rivet = turned('rivet', [(.022, 0), (.018, -.012), (0, -.016)], paint('ice', .5), 'X', 12, at=(50, 50, 0))
    rows = [(truck.REAR + .12 + k * .34, z) for k in range(39) for z in (truck.FLOOR + .04, truck.ROOF - .04)]
    model.copies(rivet, [(side - .026, y, z, 0) for y, z in rows], trailer)
    start, middle = truck.REAR + seam, truck.REAR + 1.5 * seam
    for size, place in (((.016, .03, 2.16), (start, 1.62)), ((.016, .03, 2.16), (start + seam, 1.62)),
                        ((.016, seam, .03), (middle, 3.78)), ((.016, seam, .03), (middle, 1.62))):
        box('door seam', size, paint('#6f8fc0', .6), (side, *place), trailer, 0)
    for z in (1.85, 2.65, 3.45):
        box('hinge', (.05, .18, .08), grey, (side - .01, start + seam - .02, z), trailer, .015)
    box('plate', (.02, .13, .36), grey, (side - .006, start + .16, 2.16), trailer, .008)
    box('handle', (.06, .07, .42), dark, (side - .04, start + .16, 2.13), trailer, .02)


def main():
    options = stage.arguments(view='square', width=2560)
    view = dict(VIEWS[options['view']])
    size = view.pop('size')
    model.clear()
    box('yard', (60, 60, 1), paint('#6f8fc0', .65, .008), (0, -28, -1.0))
    wall()
    for x in (-7.2, 0, 7.2):
        yard.dock(None, x, docked=x == 0, lit=1 if x == 0 else .6)
    trailer = pivot('trailer', at=(0, -truck.LONG / 2 - yard.SEAL + .10, 0), turn=180)
    truck.trailer(trailer, name=False, legs=True)
    fittings(trailer)
    board = truck.board(trailer, -1, truck.REAR + 5.1, 2.05)
    truck.mark(1.45, paint(truck.INK, .5), board)
    cable()
    stage.lamp((0, -.95, 5.35), 75, size=.2)
    stage.camera((.9, -1.6, 2.3), focus=(1.3, -1.2, 2.0), **view)
    stage.sun(80, 9, 6.6)
    stage.sky(.30, glow_azimuth=80)
    stage.render(options, size)


main()
