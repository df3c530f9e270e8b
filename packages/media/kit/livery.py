"""The brand on vehicles and buildings: the one file to change for a new livery. Colours are linear RGB.

The name comes from the company's content (company/facts.ts) and the lettering from the site's display face;
`npm run media` passes both in. The mark is packages/media/mark.svg.
"""
import math
import os
import re

CAB = (.010, .062, .175)      # polar navy paint
ACCENT = (.030, .340, .620)   # ice blue: small trim
AMBER = (1.0, .42, .085)      # dawn amber: the hairline and the mark's arm (about #ffb35c once graded)
BODY = (.80, .84, .88)        # trailer white
LETTER = (.010, .055, .150)   # the name and the mark's stem
BAND = (.012, .080, .205)     # band on the building

TRACKING = 1.06               # letter spacing of the name
NAME_WIDTH = 5.55             # metres
MARK_SIZE = 1.28
MARK_GAP = .70
LETTERING_START = 1.25        # metres behind the front edge of the trailer
LETTERING_HEIGHT = 2.98       # centre line above the road

MARK_FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'mark.svg')
CURVE_STEPS = 28


def name():
    return _setting('TRAILER_NAME')


def font():
    return _setting('LIVERY_FONT')


def _setting(variable):
    value = os.environ.get(variable)
    if not value:
        raise SystemExit(f'{variable} is not set: run the scenes through `npm run media`')
    return value


def mark():
    """The mark as flat polygons in a unit square around the origin, y up: {'outside': [...], 'cargo': [...]}."""
    with open(MARK_FILE, encoding='utf-8') as file:
        svg = file.read()
    x, y, width, height = (float(v) for v in re.search(r'viewBox="([^"]+)"', svg)[1].split())
    stroke = float(re.search(r'stroke-width="([^"]+)"', svg)[1])
    frame = (x, y, x + width, y + height)

    def to_unit(point):
        return (point[0] - x - width / 2) / width, -(point[1] - y - height / 2) / height

    shapes = {}
    for part, path in re.findall(r'id="(\w+)" d="([^"]+)"', svg):
        polygons = [piece for line in _polylines(path) for piece in _stroke(line, stroke, frame)]
        shapes[part] = [[to_unit(point) for point in polygon] for polygon in polygons]
    return shapes


def _polylines(path):
    """The subpaths of an SVG path made of absolute M, H, V and C."""
    lines = []
    for command, numbers in re.findall(r'([MHVC])([^MHVC]*)', path):
        values = [float(v) for v in re.findall(r'-?(?:\d+\.?\d*|\.\d+)', numbers)]
        if command == 'M':
            lines.append([tuple(values)])
            continue
        line = lines[-1]
        x, y = line[-1]
        if command == 'H':
            line.append((values[0], y))
        elif command == 'V':
            line.append((x, values[0]))
        else:
            line.extend(_bezier((x, y), values[0:2], values[2:4], values[4:6])[1:])
    return lines


def _bezier(a, b, c, d):
    points = []
    for step in range(CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        u = 1 - t
        points.append(tuple(
            u ** 3 * p + 3 * t * u ** 2 * q + 3 * t ** 2 * u * r + t ** 3 * s for p, q, r, s in zip(a, b, c, d)))
    return points


def _stroke(line, width, frame):
    """The area of a stroked line as one quadrilateral a segment, cut flush by the frame as the SVG's viewBox does."""
    left, right = [], []
    for i, (x, y) in enumerate(line):
        before, after = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        scale = width / 2 / math.hypot(dx, dy)
        left.append((x - dy * scale, y + dx * scale))
        right.append((x + dy * scale, y - dx * scale))
    quads = ([left[i], left[i + 1], right[i + 1], right[i]] for i in range(len(line) - 1))
    clipped = (_clip(quad, frame) for quad in quads)
    return [polygon for polygon in clipped if len(polygon) > 2]


def _clip(polygon, frame):
    """Sutherland–Hodgman against the four sides of a rectangle."""
    x0, y0, x1, y1 = frame
    for axis, limit, sign in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
        kept = []
        for a, b in zip(polygon[-1:] + polygon[:-1], polygon):
            inside_a, inside_b = (a[axis] - limit) * sign, (b[axis] - limit) * sign
            if (inside_a >= 0) != (inside_b >= 0):
                t = inside_a / (inside_a - inside_b)
                kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            if inside_b >= 0:
                kept.append(b)
        polygon = kept
    return polygon
