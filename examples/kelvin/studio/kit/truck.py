"""The truck: a white tractor with a refrigerated trailer. The trailer's middle is the origin, +Y is forward."""
import math

import bmesh
import bpy

from model import box, card, cord, paint, pivot, prism, put, turned
from yard import person

LONG, HALF, FLOOR, ROOF = 13.6, 1.28, 1.15, 4.0
FRONT, REAR = LONG / 2, -LONG / 2
WHEEL = .5
AXLES = (8.45, 4.75, -1.25, -2.55, -3.85)      # steered, driven, three of the trailer
SIDES = (1, -1)
INK = '#143468'                                # lettering: warm light turns a darker navy black
LINE = 1.50                                    # height of the amber line: the same on trailer and cab

# The name in the company's display face (Familjen Grotesk 700): straight strokes only, so no font is needed.
# Advance, then corners, in 1/1200 of the type size.
LETTERS = dict(
    K=(760, (76, 0, 76, 780, 240, 780, 240, 480, 300, 480, 524, 780, 711, 780, 711, 774, 440, 423, 754, 6, 754, 0, 554,
             0, 300, 348, 240, 348, 240, 0)),
    E=(660, (76, 0, 76, 780, 608, 780, 608, 648, 242, 648, 242, 477, 524, 477, 524, 355, 242, 355, 242, 132, 614, 132,
             614, 0)),
    L=(600, (76, 0, 76, 780, 244, 780, 244, 132, 570, 132, 570, 0)),
    V=(750, (244, 0, 8, 774, 8, 780, 178, 780, 369, 144, 393, 144, 580, 780, 742, 780, 742, 774, 508, 0)),
    I=(320, (76, 0, 76, 780, 244, 780, 244, 0)),
    N=(860, (76, 0, 76, 780, 366, 780, 608, 133, 632, 133, 632, 780, 784, 780, 784, 0, 492, 0, 252, 649, 228, 649, 228,
             0)))
CAPITALS = 780


def _white():
    return paint('#eaf0f7', .5)


def lettering(text, height, skin, parent, thick=.015):
    """Raised letters in the plane, from the origin to the right; returns their length."""
    scale, pen = height / CAPITALS, 0
    for letter in text:
        advance, flat = LETTERS[letter]
        outline = [((pen + x) * scale, y * scale) for x, y in zip(flat[::2], flat[1::2])]
        card(letter, [outline], 0, thick, skin, thick * .3, parent)
        pen += advance + 24
    return pen * scale


def _stroke(points, width):
    """A band along a line in the plane."""
    vertices = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        reach = math.hypot(bx - ax, by - ay)
        nx, ny = (ay - by) / reach * width / 2, (bx - ax) / reach * width / 2
        vertices += [(x + nx, y + ny, 0), (x - nx, y - ny, 0)]
    return vertices, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(points) - 1)]


def _bezier(a, b, c, d, steps=20):
    return [tuple((1 - t) ** 3 * p + 3 * t * (1 - t) ** 2 * q + 3 * t * t * (1 - t) * r + t ** 3 * s
                  for p, q, r, s in zip(a, b, c, d)) for t in (k / steps for k in range(steps + 1))]


def mark(size, ink, parent, x=0.):
    """The company's mark: the same lines as in mark.svg, cut flush by its square."""
    lines = [([(6, 29), (6, 3)], ink), ([(6, 17.5), (8, 17.5)] + _bezier((8, 17.5), (17, 17.5), (16, 27), (32, 27)), ink),
             (_bezier((8, 17.5), (15.5, 17.5), (19, 12), (28.5, .5)), paint('amber', .5))]
    for points, skin in lines:
        scaled = [((px - 4) * size / 26, (29 - py) * size / 26) for px, py in points]
        vertices, faces = _stroke(scaled, 4 * size / 26)
        mesh = bpy.data.meshes.new('mark')
        mesh.from_pydata(vertices, [], faces)
        shape = bmesh.new()
        shape.from_mesh(mesh)
        for place, normal in (((size, 0, 0), (1, 0, 0)), ((0, size, 0), (0, 1, 0))):
            geometry = shape.verts[:] + shape.edges[:] + shape.faces[:]
            bmesh.ops.bisect_plane(shape, geom=geometry, plane_co=place, plane_no=normal, clear_outer=True)
        shape.to_mesh(mesh)
        shape.free()
        mesh.materials.append(skin)
        put(mesh, parent, (x, 0, .012 if skin.name.startswith('amber') else .008))


def board(parent, side, y, z):
    """An upright drawing board on one side of the trailer, from y in reading direction."""
    upright = pivot('board', parent, (side * (HALF + .008), y, z))
    upright.rotation_euler = (math.pi / 2, 0, side * math.pi / 2)
    return upright


def _wheel(parent, side, y, twin):
    tyre = [(.27, -.15), (.44, -.16), (.49, -.13), (.5, -.09), (.5, .09), (.49, .13), (.44, .16), (.27, .15)]
    rim = [(.30, .10), (.31, .155), (.285, .16), (.26, .11), (.15, .10), (.12, .17), (.0, .18)]
    hub = pivot('wheel', parent, (side * 1.08, y, WHEEL))
    wheel = pivot('turning', hub)
    hub.scale.x = side
    turned('tyre', tyre, paint('#1b2536', .7), 'X', 40, wheel)
    turned('rim', rim, paint('ice', .5), 'X', 32, wheel)
    for k in range(8):
        a = k * math.pi / 4
        turned('hole', [(.038, 0), (.038, .113), (0, .113)], paint('polar'), 'X', 12, wheel,
               (0, .205 * math.cos(a), .205 * math.sin(a)))
    if twin:
        turned('inner tyre', tyre, paint('#1b2536', .7), 'X', 24, wheel, (-.35, 0, 0))
    return wheel


def _rear(parent, white, dark, grey, name):
    """Two doors with their hinges and bars."""
    back = REAR - .03
    for side in SIDES:
        box('door', (1.19, .05, 2.62), white, (side * .61, back, FLOOR + .10), parent, .02)
        for x in (.25, .78):
            turned('bar', [(0, 0), (.022, 0), (.022, 2.5), (0, 2.5)], grey, steps=10, parent=parent,
                   at=(side * x, back - .06, FLOOR + .16))
            for z in (.35, 1.2, 2.35):
                box('clamp', (.12, .06, .06), grey, (side * x, back - .05, FLOOR + z), parent, .015)
        for z in (.35, 1.0, 1.7, 2.4):
            box('hinge', (.16, .06, .07), grey, (side * 1.2, back - .01, FLOOR + z), parent, .015)
        box('handle', (.42, .05, .06), dark, (side * .45, back - .10, FLOOR + .85), parent, .015)
    if name:
        door = pivot('door', parent, (-.97, back - .03, 2.75))
        door.rotation_euler.x = math.pi / 2
        mark(.66, paint(INK, .5), door)


def _section(parent, white, cut):
    """The body in section: its last `cut` metres without doors and roof, and the left wall no higher than a knee."""
    slate, closed, high = paint('slate', .6), LONG - cut, ROOF - FLOOR
    middle, opened = FRONT - closed / 2, REAR + cut / 2
    for size, place in (((2 * HALF, LONG, .06), (0, 0, FLOOR - .04)), ((2 * HALF, closed, .1), (0, middle, ROOF - .1)),
                        ((2 * HALF, .1, high), (0, FRONT - .05, FLOOR)), ((.1, LONG, high), (HALF - .05, 0, FLOOR)),
                        ((.1, closed, high), (.05 - HALF, middle, FLOOR)), ((.1, cut, .5), (.05 - HALF, opened, FLOOR))):
        box('panel', size, white, place, parent, .03)
    for size, place in (((.07, cut, .02), (HALF - .05, opened, ROOF)), ((.07, cut, .02), (.05 - HALF, opened, FLOOR + .5)),
                        ((2 * HALF, .02, .07), (0, REAR + cut, ROOF - .085)), ((.07, .02, high), (.05 - HALF, REAR + cut, FLOOR))):
        box('cut', size, slate, place, parent, 0)


def trailer(parent, name=True, legs=False, line=True, cut=0.):
    """A refrigerated trailer. With `legs` it stands on its own; `cut` metres of it are shown in section."""
    white, dark, grey = _white(), paint('polar', .5), paint('sky', .5)
    closed = REAR + cut
    if cut:
        _section(parent, white, cut)
    else:
        box('body', (2 * HALF, LONG, ROOF - FLOOR), white, (0, 0, FLOOR), parent, .07)
        _rear(parent, white, dark, grey, name)
    box('frame', (1.1, LONG - .6, .22), dark, (0, 0, FLOOR - .22), parent)
    box('bumper', (2.4, .12, .16), grey, (0, REAR + .12, .5), parent)
    box('sill', (2.5, .12, .26), dark, (0, REAR + .10, FLOOR - .27), parent, .02)
    for y in (FRONT - .03,) if cut else (REAR + .03, FRONT - .03):
        box('post', (2 * HALF + .05, .11, ROOF - FLOOR + .03), white, (0, y, FLOOR - .01), parent, .025)
    seams = [REAR + LONG * k / 11 for k in range(1, 11)]
    for y in seams:
        if y > closed:
            box('rib', (2 * HALF - .1, .05, .03), white, (0, y, ROOF - .008), parent, .01)
    for side in SIDES:
        start = REAR if side > 0 else closed
        box('rail', (.05, LONG, .12), white, (side * HALF, 0, FLOOR - .02), parent, .02)
        box('rail', (.05, FRONT - start, .12), white, (side * HALF, (FRONT + start) / 2, ROOF - .10), parent, .02)
        if line:
            box('line', (.02, LONG - .24, .075), paint('amber', .5), (side * (HALF + .003), 0, LINE), parent, .006)
        for y in seams:
            if y > start:
                box('seam', (.012, .022, 2.2), paint('ice', .6), (side * HALF, y, FLOOR + .42), parent, .004)
        for k in range(6):
            box('marker', (.03, .13, .05), paint('amber', .4, lamp=2), (side * (HALF + .012), REAR + 1.1 + k * 2.25, FLOOR + .02),
                parent, .012)
        box('skirt', (.06, 4.1, .62), white, (side * 1.2, 1.6, .5), parent, .02)
        box('guard', (.06, 4.3, .16), white, (side * 1.2, -2.55, 1.0), parent, .02)
        box('flap', (.5, .03, .5), dark, (side * 1.0, -4.62, .28), parent, .01)
        box('tail lamp', (.5, .04, .13), paint('#b42318', .5, lamp=1.2), (side * .93, REAR + .035, FLOOR - .2), parent,
            .01)
        if legs:
            box('leg', (.20, .20, FLOOR), grey, (side * 1.02, 4.5, 0), parent, .02)
            box('sand shoe', (.56, .70, .10), grey, (side * 1.02, 4.5, 0), parent, .02)
            cord('strut', [(side * 1.02, 4.5, .45), (side * 1.02, 5.5, FLOOR)], .05, grey, parent)
        else:
            box('box', (.5, 1.0, .5), dark, (side * .95, -5.35, .55), parent, .03)
        if name:
            letters = board(parent, side, FRONT - 1.5 if side < 0 else FRONT - 8.95, 2.15)
            mark(1.32, paint(INK, .5), letters)
            lettering('KELVIN', 1.18, paint(INK, .5), pivot('name', letters, (1.80, .07, 0)))
    # The cooling unit on the nose.
    box('unit', (2.0, .5, 1.75), white, (0, FRONT + .25, 2.1), parent, .10)
    box('unit foot', (1.7, .36, .5), dark, (0, FRONT + .18, 1.6), parent, .04)
    box('grille', (1.5, .06, 1.0), dark, (0, FRONT + .49, 2.6), parent, .02)
    for k in range(6):
        box('slat', (1.5, .07, .05), grey, (0, FRONT + .50, 2.68 + k * .16), parent, .01)
    box('fan', (1.3, .34, .05), dark, (0, FRONT + .25, 3.84), parent, .015)
    return [_wheel(parent, side, y, False) for side in SIDES for y in AXLES[2:]]


def _cab_warp(x, y, z):
    """Rounds the cab's front corners and its roof."""
    edge = min(1, abs(x) / 1.245)
    front = max(0, min(1, (y - 8.9) / .7))
    return x, y - front * (.05 * edge ** 2 + .24 * edge ** 10), z - max(0, z - 3.2) * .16 * edge ** 6


_SLICES = [s * 1.245 for s in (-1, -.985, -.95, -.88, -.7, -.35, 0, .35, .7, .88, .95, .985, 1)]


def _cab_strip(name, parent, skin, line, reach, thick=.035):
    """Something thin on the cab's front: `line` climbs its face in (y, z), `reach` is its half width."""
    outline = line + [(y - .08, z) for y, z in reversed(line)]
    outline = [(y + (thick if i < len(line) else 0), z) for i, (y, z) in enumerate(outline)]
    prism(name, outline, [s * reach for s in (-1, -.9, -.75, -.5, 0, .5, .75, .9, 1)], skin, _cab_warp, .01, parent)


def tractor(parent, lamps=0., driver=True):
    """A cab-over tractor; `lamps` is how far its headlamps glow."""
    white, dark, glass, grey = _white(), paint('polar', .5), paint('#16325a', .22, clear=.82), paint('sky', .5)
    seam = paint('#6f8fc0', .6)
    axle = AXLES[0]
    arch = [(axle + .68 * math.cos(a), .5 + .68 * math.sin(a)) for a in (math.pi * k / 14 for k in range(15))]
    seat = [(9.93, 1.95), (8.56, 1.95), (8.56, 2.95), (9.64, 2.95)]                 # cut out, from side to side
    body = [(9.88, .34), (9.96, .55), (9.97, 1.2), *seat, (9.62, 3.02), (9.50, 3.24), (9.10, 3.50), (8.35, 3.80),
            (7.75, 3.90), (7.62, 3.86), (7.62, .5), (axle - .68, .5)] + arch[::-1][1:] + [(axle + .7, .34)]
    prism('cab', body, _SLICES, white, _cab_warp, .04, parent)
    _cab_strip('windscreen', parent, glass, [(9.92, 2.02), (9.63, 3.0)], 1.14)
    _cab_strip('visor', parent, white, [(9.74, 3.02), (9.66, 3.14)], 1.12, .10)
    _cab_strip('grille', parent, dark, [(9.975, .95), (9.955, 1.56)], .86, .02)
    for k in range(4):
        _cab_strip('slat', parent, white, [(9.975, 1.03 + k * .14), (9.975, 1.07 + k * .14)], .84, .045)
    _cab_strip('bumper seam', parent, dark, [(9.975, .875), (9.975, .905)], 1.2, .012)
    _cab_strip('lip', parent, dark, [(9.90, .35), (9.93, .43)], 1.0, .03)
    if driver:
        person(parent, (-.55, 9.36, .76), hold=1.1)
        box('wheel', (.5, .05, .5), dark, (-.55, 9.72, 1.70), parent, .02)
    front = pivot('front', parent, (.17, 9.965, 1.62))
    front.rotation_euler = (math.pi / 2, 0, math.pi)
    mark(.34, paint(INK, .5), front)
    for x in (.95, .12):
        cord('wiper', [(x, 9.93, 2.06), (x - .42, 9.92, 2.12), (x - .80, 9.90, 2.16)], .022, grey, parent)
    for x in (-.7, 0, .7):
        box('roof lamp', (.16, .06, .05), paint('amber', .4, lamp=2), (x, 9.60, 3.13), parent, .015)
    for side in SIDES:
        window = [(9.48, 1.98), (9.30, 2.86), (8.55, 2.92), (8.55, 2.12), (9.1, 1.98)]
        prism('window', window, (side * 1.22, side * 1.235), glass, None, 0, parent)
        for pillar in ([(9.50, 1.9), (9.93, 1.9), (9.68, 2.98), (9.32, 2.98)],
                       [(8.5, 1.9), (8.66, 1.9), (8.62, 2.98), (8.5, 2.98)]):
            prism('pillar', pillar, (side * 1.14, side * 1.245), white, _cab_warp, .015, parent)
        prism('rear window', [(8.35, 2.3), (8.35, 2.9), (7.9, 2.9), (7.9, 2.3)], (side * 1.2, side * 1.258),
              paint('#16325a', .22), None, .012, parent)
        box('line', (.02, 1.86, .075), paint('amber', .5), (side * 1.247, 8.60, LINE), parent, .006)
        for size, place in (((.012, .03, 1.68), (8.48, 1.26)), ((.012, .03, .74), (9.56, 1.26)), ((.012, 1.08, .03), (9.02, 1.26))):
            box('door seam', size, seam, (side * 1.244, *place), parent, 0)
        box('handle', (.05, .26, .07), dark, (side * 1.25, 8.68, 1.80), parent, .015)
        box('mirror', (.22, .20, .92), dark, (side * 1.56, 9.60, 1.98), parent, .06)
        for z in (2.06, 2.80):
            box('mirror arm', (.36, .06, .06), dark, (side * 1.38, 9.56, z), parent, .015)
        box('fairing', (.05, .55, 2.7), white, (side * 1.22, 7.36, 1.0), parent, .02)
        box('tank', (.5, 1.9, .55), white, (side * 1.0, 6.55, .42), parent, .10)
        box('step', (.42, .5, .12), dark, (side * 1.0, 7.6, .42), parent, .02)
        box('headlamp', (.46, .10, .20), paint('#ffe2b0', .4, lamp=lamps), (side * .87, 9.86, .60), parent, .03)
        box('guard', (.56, 1.24, .05), dark, (side * .97, AXLES[1], 1.03), parent, .02)
    box('frame', (.9, 5.2, .26), dark, (0, 5.9, .72), parent)
    box('engine', (1.6, 1.8, .4), dark, (0, 8.6, .5), parent)
    return [_wheel(parent, side, y, y == AXLES[1]) for side in SIDES for y in AXLES[:2]]


def truck(parent, lamps=0., name=True, driver=True):
    """The whole combination; returns its wheels."""
    return tractor(parent, lamps, driver) + trailer(parent, name)


def roll(wheels, metres, frames, key, way=lambda t: t):
    """Turns wheels with the road; `way(t)` is how far the truck has come. `metres` are rounded to whole turns, so that a
    loop ends as it began."""
    turns = round(metres / (2 * math.pi * WHEEL))
    for wheel in wheels:
        # Rims look alike in eight positions: without a mark they would seem to stand.
        box('mark', (.02, .50, .09), paint('polar'), (.165, 0, -.045), wheel, .005)
        turned('nut', [(.05, 0), (.05, .20), (0, .20)], paint('amber', .5), 'X', 12, wheel, (0, .205, 0))
        key(wheel, 'rotation_euler', 0, lambda t: -turns * 2 * math.pi * way(t), frames)
