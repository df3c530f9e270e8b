"""The isotherms of the page bands: they wander at the top, settle, and end in the line that is held.

    isotherms.py FOLDER          # writes isotherms-1.svg … isotherms-4.svg
"""
import itertools
import os
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../kit'))

import contours  # noqa: E402

WIDE, HIGH, CELL, EDGE = 1440, 300, 5, 40
TOP = 144            # no page shows what is above: src/ui/IsothermBand.module.css
LEVELS = 16


def field(seed):
    """Height falls evenly to the lower edge; what wanders on top of it calms down on the way."""
    x, y = np.meshgrid(np.arange(-EDGE, WIDE + EDGE, CELL), np.arange(-EDGE, HIGH + EDGE, CELL), indexing='ij')
    calm = np.clip(1 - y / HIGH, 0, 1) ** 1.25
    rough = contours.wander(x, y, 1900, seed, waves=10, longest=720, shortest=190)
    return (HIGH - y) / HIGH + .50 * calm * rough


def is_seen(corner):
    """Whether a piece of line may touch what pages show."""
    x, y = np.transpose(corner)
    return x.max() >= 0 and x.min() <= WIDE and y.max() >= TOP and y.min() < HIGH


def path(line):
    """Smooth through every few points (Catmull-Rom), in whole numbers."""
    line = line[::max(1, round(28 / np.hypot(*(line[1] - line[0]))))]
    points = np.round(np.concatenate([line[-1:], line, line[:2]]))
    corners = [(b, np.round(b + (c - a) / 6), np.round(c - (d - b) / 6), c)
               for a, b, c, d in zip(points, points[1:], points[2:], points[3:])]
    begin = next((k for k, corner in enumerate(corners) if not is_seen(corner)), 0)
    runs = itertools.groupby(corners[begin:] + corners[:begin], is_seen)
    return ''.join(curve(list(run)) for seen, run in runs if seen).replace(' -', '-')


def curve(corners):
    """The first control point of each piece mirrors the second one of the piece before."""
    start, *first = corners[0]
    drawn = f'M{start[0]:.0f} {start[1]:.0f}c{offsets(start, first)}'
    mirrored = ' '.join(offsets(start, rest) for start, _, *rest in corners[1:])
    return f'{drawn}s{mirrored}' if mirrored else drawn


def offsets(start, points):
    return ' '.join(f'{v:.0f}' for point in points for v in point - start)


def draw(seed):
    land = field(seed)
    lines = [path(line) for level in np.linspace(.06, 1.3, LEVELS)
             for line in contours.contours(land, level, -EDGE, -EDGE, CELL) if len(line) > 40]
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {TOP} {WIDE} {HIGH - TOP}">'
            f'<path fill="none" stroke="#000" stroke-width="1.25" d="{"".join(lines)}"/></svg>\n')


if __name__ == '__main__':
    for number, seed in enumerate((3, 21, 34, 12), 1):
        with open(f'{sys.argv[1]}/isotherms-{number}.svg', 'w') as file:
            file.write(draw(seed))
