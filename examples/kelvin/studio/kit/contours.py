"""Smooth noise and its contour lines, for the land of the pictures and the isotherms of the pages."""
import math

import numpy as np

# Which edges of a cell a contour crosses, by its corners that lie inside (1, 2, 4, 8: counter-clockwise from the lower
# left). The inside is to the left of each step.
_STEPS = {1: ('BL',), 2: ('RB',), 3: ('RL',), 4: ('TR',), 5: ('BL', 'TR'), 6: ('TB',), 7: ('TL',), 8: ('LT',),
          9: ('BT',), 10: ('RB', 'LT'), 11: ('RT',), 12: ('LR',), 13: ('BR',), 14: ('LB',)}


def wander(x, y, period, seed, waves=9, longest=60., shortest=16.):
    """Smooth noise, about -1..1, that repeats every `period` along y."""
    random = np.random.default_rng(seed)
    total = np.zeros(np.broadcast(x, y).shape)
    for _ in range(waves):
        along = random.integers(0, int(period / shortest) + 1) * 2 * math.pi / period
        length = random.uniform(shortest, longest)
        across = math.sqrt(max((2 * math.pi / length) ** 2 - along ** 2, 0)) * random.choice((-1, 1))
        weight = 1 / (1 + (math.hypot(along, across) * shortest / 3) ** 2)
        total += weight * np.cos(across * x + along * y + random.uniform(0, 2 * math.pi))
    return total / math.sqrt(waves) * 2


def smooth(value, low, high):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def contours(field, level, x0, y0, cell):
    """Closed outlines of where the field reaches the level (marching squares), resampled to even steps."""
    field = np.pad(field, 1, constant_values=-1e3)
    inside = field >= level
    code = inside[:-1, :-1] + 2 * inside[1:, :-1] + 4 * inside[1:, 1:] + 8 * inside[:-1, 1:]
    after, place = {}, {}

    def crossing(i, j, side):
        i, j, upright = {'B': (i, j, 0), 'T': (i, j + 1, 0), 'L': (i, j, 1), 'R': (i + 1, j, 1)}[side]
        a, b = field[i, j], field[i + 1 - upright, j + upright]
        t = min(max((level - a) / (b - a), .02), .98) if min(a, b) > -999 else .5
        place[i, j, upright] = (x0 + (i - 1 + t * (1 - upright)) * cell, y0 + (j - 1 + t * upright) * cell)
        return i, j, upright

    for i, j in np.argwhere((code > 0) & (code < 15)):
        for start, end in _STEPS[code[i, j]]:
            after[crossing(i, j, start)] = crossing(i, j, end)
    outlines = []
    while after:
        first, at = after.popitem()
        line = [place[first]]
        while at != first:
            line.append(place[at])
            at = after.pop(at)
        outlines.append(_even(np.array(line + line[:1]), cell * .8))
    return [line for line in outlines if len(line) > 8]


def _even(line, step):
    reach = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    at = np.linspace(0, reach[-1], max(4, int(reach[-1] / step)), endpoint=False)
    return np.stack([np.interp(at, reach, line[:, k]) for k in (0, 1)], 1)
