"""Snow as sheets of card, one an isotherm: a height field, cut into terraces."""
import math

import numpy as np

from contours import contours, smooth, wander  # noqa: F401
from model import card, paint

def terraces(height, x_range, y_range, step, skins, cell=.5, bevel=.04, lowest=-99):
    """The land of `height(x, y)` as stacked sheets; a sheet's top is its isotherm. `skins(z)` paints the sheet at z."""
    xs, ys = np.arange(*x_range, cell), np.arange(*y_range, cell)
    field = height(xs[:, None], ys[None, :])
    for k in range(math.floor(max(lowest, field.min()) / step), math.floor(field.max() / step) + 1):
        lines = contours(field, k * step, xs[0], ys[0], cell)
        if lines:
            card(f'sheet {k}', lines, (k - 1) * step - bevel, k * step, skins(k * step), bevel)


def cold(z, period=0., steps=((0, '#f5f8fb'), (-6, '#e3ecf5'), (-9.5, '#a9c4e0'), (-13.5, '#5f8fc6'))):
    """Snow by its isotherm: white where the sun reaches, bluer the colder it is."""
    for (high, a), (low, b) in zip(steps, steps[1:]):
        if z >= low or low == steps[-1][0]:
            t = min(1, max(0, (high - z) / (high - low)))
            mixed = [round(int(a[i:i + 2], 16) * (1 - t) + int(b[i:i + 2], 16) * t) for i in (1, 3, 5)]
            return paint('#%02x%02x%02x' % tuple(mixed), .65, .012, period=period)

