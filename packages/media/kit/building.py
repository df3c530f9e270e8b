"""The cold store: yard, walls, six dock doors with signal lamps, racks, pallets, forklifts. Doors face -Y."""
import functools
import random

import bpy
import numpy as np

import livery
import people
from landscape import Forest
from look import glow, material
from shapes import Boxes, bezier, box, empty, join, lathe, link, plane, ribbon

LEFT, RIGHT, FRONT, BACK = -25, 25, 8, 36
FLOOR = 1.2
WALL = 6.2
LOW_FRONT = 4.6              # height of the front wall where the building is shown open
DOORS = (-19.5, -11.7, -3.9, 3.9, 11.7, 19.5)
AISLES = (-16.2, -8.7, -1.2, 6.3, 13.8)
RACKS = (-20.5, -13.0, -5.5, 2.0, 9.5, 17.0)
BAYS, BAY, FIRST_BAY = 7, 2.55, FRONT + 10
MIDDLE, WIDTH, DEPTH = (FRONT + BACK) / 2, RIGHT - LEFT, BACK - FRONT
ASPHALT = ((-34, 34, -23, 9), (-160, 160, -34, -25), (-34, -20, -26, -22), (20, 34, -26, -22))   # x0, x1, y0, y1
# Ways of trucks, each a cubic curve: out of the doors to one of the two exits, onto the road, and over the snow where
# somebody cut a corner.
WAYS = (
    *(((door, -9), (door, -20), (27 - 5, -17), (27, -26)) for door in DOORS[2:]),
    *(((door, -9), (door, -20), (-27 + 5, -17), (-27, -26)) for door in DOORS[:3]),
    ((27, -24), (27, -28.5), (33, -27.6), (48, -27.6)), ((-27, -24), (-27, -31.5), (-21, -31.4), (-4, -31.4)),
    ((-30, -4), (-42, -6), (-46, -20), (-40, -28)), ((-31, -10), (-38, -12), (-39, -20), (-33, -28)),
    ((-9, -20), (-7, -25), (-3, -27), (8, -27.6)), ((31, -6), (42, -8), (47, -20), (58, -27.6)),
    ((30, 2), (40, 4), (38, 24), (44, 48)),
)
LOAD_COLOURS = ((.66, .70, .74), (.42, .58, .72), (.06, .22, .44), (.78, .81, .84), (.12, .40, .54), (.52, .38, .25),
                (.60, .46, .31))


def _distance_to_asphalt(nodes):
    """Metres from the edge of the cleared ground, negative on it."""
    m = nodes.math
    x, y, _ = nodes.separate(nodes.position())

    def to_box(x0, x1, y0, y1):
        across = m('SUBTRACT', m('ABSOLUTE', m('SUBTRACT', x, (x0 + x1) / 2)), (x1 - x0) / 2)
        along = m('SUBTRACT', m('ABSOLUTE', m('SUBTRACT', y, (y0 + y1) / 2)), (y1 - y0) / 2)
        return m('MAXIMUM', across, along)

    return functools.reduce(lambda a, b: m('MINIMUM', a, b), [to_box(*area) for area in ASPHALT])


def _ground(wet):
    """Cleared asphalt under a dusting of snow that thickens towards a ragged edge."""
    def build(nodes, shader):
        m = nodes.math
        distance = _distance_to_asphalt(nodes)
        ragged = m('MULTIPLY_ADD', nodes.noise(.55, 5, .62), 3.4, -1.7)
        snow = nodes.add('ShaderNodeMapRange', {0: m('ADD', distance, ragged), 1: -.9, 2: .9},
                         interpolation_type='SMOOTHSTEP').outputs[0]
        patches = nodes.noise(.25, 5, .6)
        dusting = m('MULTIPLY', nodes.map_range(nodes.noise(.30, 8, .74), .45, .66),
                    nodes.map_range(distance, -13., -.5, .14, .62))
        dust = m('MULTIPLY', dusting, .2 if wet else 1.)
        asphalt = nodes.mix(patches, (.075, .088, .110), (.20, .23, .27))
        cover = m('MAXIMUM', snow, dust)
        nodes.link(nodes.mix(cover, asphalt, (.78, .85, .93)), shader.inputs['Base Color'])
        dry = nodes.map_range(patches, .40, .60, .16, .55) if wet else .72
        nodes.link(m('MULTIPLY_ADD', cover, .4, dry, clamp=True), shader.inputs['Roughness'])
        nodes.bump(shader, m('MULTIPLY', nodes.noise(.6, 4), snow), .5, .4)
    return build


def _tyre_track(nodes, _shader):
    """Darkens whatever lies under it, fraying towards its edges."""
    m = nodes.math
    across, along, _ = nodes.separate(nodes.add('ShaderNodeTexCoord').outputs['UV'])
    middle = m('SUBTRACT', 1., m('ABSOLUTE', m('MULTIPLY_ADD', across, 2., -1.)))
    ends = m('MULTIPLY', nodes.map_range(along, 0., .12), nodes.map_range(along, 1., .88))
    worn = nodes.map_range(nodes.noise(.8, 4, .65), .30, .62, .25, 1.)
    press = m('MULTIPLY', m('MULTIPLY', nodes.map_range(middle, .1, .6), worn), ends)
    return nodes.add('ShaderNodeBsdfTransparent',
                     {'Color': nodes.mix(press, (1, 1, 1), (.58, .61, .67))}).outputs[0]


def building_materials(wet=False):
    return dict(
        wall=material('wall', (.74, .79, .84), matte=True),
        band=material('band', livery.paint('building'), .5),
        floor=material('floor', (.46, .55, .63), .24),
        ground=material('ground', (.5, .55, .6), .72, specular=.3, build=_ground(wet)),
        track=material('track', build=_tyre_track),
        line=material('yard_line', (.75, .78, .80), matte=True),
        black=material('dock_black', (.02, .022, .026), .7),
        yellow=material('yellow', (.95, .52, .06), .5),
        strip=glow('strip_light', (.78, .93, 1), 5.),
        warm=glow('wall_light', (1, .66, .34), 9.),
        rack=material('rack_blue', (.015, .075, .24), .45),
        beam=material('rack_orange', (.95, .33, .05), .5),
        wood=material('wood', (.42, .28, .16), matte=True),
        forklift=material('forklift', (1., .36, .03), .4, coat=.4),
        mast=material('mast', (.10, .11, .13), .5),
        label=material('label', (.86, .88, .90), matte=True),
        loads=[material(f'load{i}', colour, matte=True) for i, colour in enumerate(LOAD_COLOURS)],
    )


def build_site(m):
    """Yard, road and markings."""
    plane(-160, 160, -120, 140, 0, m['ground'])
    for i, way in enumerate(WAYS):
        for wheel in (-1.02, 1.02):
            track = ribbon('track', bezier(*way), wheel, .62, .006 + .0004 * i, m['track'])
            track.visible_shadow = False
    for k in range(-40, 40):
        plane(k * 4, k * 4 + 2, -29.57, -29.43, .012, m['line'])
    for y in (-25.4, -33.6):
        plane(-160, 160, y - .08, y + .08, .012, m['line'])
    for door in DOORS:
        for x in (door - 1.9, door + 1.9):
            plane(x - .07, x + .07, -11, 7, .012, m['yellow'])


# ---- walls and doors

class _Walls:
    def __init__(self, m):
        self.materials = m
        self.parts = []

    def add(self, centre, size, name, bevel=.02):
        self.parts.append(box('wall', centre, size, self.materials[name], bevel, 2 if bevel > .03 else 1))


def _outer_walls(walls, wall_height):
    walls.add((0, MIDDLE, FLOOR / 2 - .02), (WIDTH, DEPTH, FLOOR), 'wall', .05)
    for x in (LEFT, RIGHT):
        walls.add((x, MIDDLE, FLOOR + wall_height / 2), (.5, DEPTH + .54, wall_height), 'wall', .06)
    walls.add((0, BACK, FLOOR + wall_height / 2), (WIDTH + .46, .5, wall_height), 'wall', .06)


def _front_wall(walls, front_height):
    edges = [LEFT] + [x for door in DOORS for x in (door - 1.45, door + 1.45)] + [RIGHT]
    for left, right in zip(edges[::2], edges[1::2]):
        walls.add(((left + right) / 2, FRONT, FLOOR + front_height / 2), (right - left, .5, front_height), 'wall', .03)


def _dock_door(walls, door, front_height, lit):
    above = front_height - 3.4
    walls.add((door, FRONT, FLOOR + 3.4 + above / 2), (2.95, .5, above), 'wall')
    walls.add((door, FRONT - .32, .62), (3.4, .5, .9), 'black', .04)
    for x in (door - 1.62, door + 1.62):
        walls.add((x, FRONT - .42, 2.95), (.36, .7, 3.7), 'black', .05)
    walls.add((door, FRONT - .42, 4.78), (3.6, .7, .36), 'black', .05)
    walls.add((door + 2.2, FRONT - .28, 3.6), (.42, .10, .86), 'black', .03)
    if lit:
        x = door + (3.4 if door == DOORS[-1] else 3.9)
        walls.add((x, FRONT - .42, 5.55), (.9, .30, .10), 'warm')


def _roof(walls):
    walls.add((0, MIDDLE, FLOOR + WALL + 1.0), (WIDTH, DEPTH, .3), 'wall')
    for y in range(FRONT + 2, BACK, 4):
        walls.add((0, y, FLOOR + WALL + .55), (WIDTH, .22, .45), 'wall')


def _signal_lamps(m):
    """(red, green) objects of each door; the scene gives them their light."""
    def lamp(door, z):
        return box('signal', (door + 2.2, FRONT - .36, z), (.26, .10, .26), m['black'], .03)

    return [(lamp(door, 3.80), lamp(door, 3.40)) for door in DOORS]


def build_store(m, roof, lit):
    """The building; without a roof its front wall is low and one looks in. Returns the signal lamps."""
    wall_height = WALL + .86 if roof else WALL
    front_height = wall_height if roof else LOW_FRONT
    walls = _Walls(m)
    plane(LEFT, RIGHT, FRONT, BACK, FLOOR + .001, m['floor'])
    _outer_walls(walls, wall_height)
    _front_wall(walls, front_height)
    for door in DOORS:
        _dock_door(walls, door, front_height, lit)
    walls.add((0, FRONT - .28, FLOOR + front_height - .12), (WIDTH, .12, .9 if roof else .34), 'band')
    if roof:
        _roof(walls)
    for x in AISLES:
        walls.add((x, FRONT + 18.5, 7.1), (.16, 17, .08), 'strip')
    join(walls.parts, 'store')
    return _signal_lamps(m)


# ---- racks and pallets

def _cartons(boxes, m, rng, x, y, z, load_height, paint):
    """Stacked cartons with labels, for views that come close."""
    layers = rng.choice((3, 4))
    each = load_height / layers
    label = min(.12, each * .45)
    for layer in range(layers):
        for i in range(2):
            for j in range(2):
                if layer == layers - 1 and rng.random() < .18:
                    continue
                cx = x + (i - .5) * .52 + rng.uniform(-.012, .012)
                cy = y + (j - .5) * .50 + rng.uniform(-.012, .012)
                cz = z + .15 + each * (layer + .5)
                boxes.add((cx, cy, cz), (.50, .48, each - .012), paint)
                for side in (-1, 1):
                    if rng.random() < .7:
                        place = (cx + side * .2505, cy + rng.uniform(-.06, .06), cz + .02)
                        boxes.add(place, (.003, .17, label), m['label'])
                boxes.add((cx, cy - .2405, cz + .02), (.20, .003, label), m['label'])


def _pallet(boxes, m, rng, x, y, z, close):
    load_height = rng.uniform(.95, 1.38)
    paint = rng.choice(m['loads'])
    boxes.add((x, y, z + .12), (1.1, 1.05, .05), m['wood'])
    for offset in (-.45, 0, .45):
        boxes.add((x, y + offset, z + .05), (1.1, .10, .10), m['wood'])
    if close:
        _cartons(boxes, m, rng, x, y, z, load_height, paint)
    else:
        boxes.add((x, y, z + .15 + load_height / 2), (1.02, .98, load_height), paint)


def _rack_bay(boxes, m, rng, x, bay, close):
    y = FIRST_BAY + bay * BAY
    for offset in (-.6, .6):
        boxes.add((x + offset, y - 1.27, FLOOR + 2.6), (.1, .1, 5.2), m['rack'])
        if bay == BAYS - 1:
            boxes.add((x + offset, y + 1.27, FLOOR + 2.6), (.1, .1, 5.2), m['rack'])
    for level in range(3):
        z = FLOOR + level * 1.72
        if level:
            for offset in (-.6, .6):
                boxes.add((x + offset, y, z - .06), (.07, 2.5, .13), m['beam'])
            boxes.add((x, y, z - .01), (1.2, 2.4, .02), m['mast'])
        for offset in (-.62, .62):
            if rng.random() > .12:
                _pallet(boxes, m, rng, x, y + offset, z, close)


def build_racks(m, near=(), seed=5):
    """`near` are aisles that a camera stands in: the racks beside them carry cartons."""
    boxes = Boxes()
    rng = random.Random(seed)
    for rack in RACKS:
        for bay in range(BAYS):
            for x in (rack, rack + 1.35):
                _rack_bay(boxes, m, rng, x, bay, any(abs(x - aisle) < 3.7 for aisle in near))
    for _ in range(34):
        x, y = rng.uniform(LEFT + 2, RIGHT - 2), rng.uniform(FRONT + 1.4, FRONT + 3.4)
        if all(abs(x - door) > 2.1 for door in DOORS):
            _pallet(boxes, m, rng, x, y, FLOOR, bool(near))
    return boxes.finish('racks')


# ---- forklifts and trees

def _forklift_side(m, side):
    parts = [
        box('mast', (side * .34, .92, 1.35), (.11, .16, 2.6), m['mast']),
        box('post', (side * .48, -.72, 1.55), (.07, .07, 1.25), m['black']),
        box('post', (side * .48, .40, 1.55), (.07, .07, 1.25), m['black']),
        box('fork', (side * .28, 1.60, .14), (.13, 1.15, .05), m['mast'], .01),
        box('lamp', (side * .40, .44, 1.95), (.14, .08, .12), glow('fork_lamp', (1, .93, .80), 8.)),
    ]
    for y, radius in ((.55, .33), (-.80, .28)):
        profile = [(.0001, -.11), (radius, -.11), (radius, .11), (.0001, .11)]
        parts.append(lathe('wheel', profile, m['black'], 20, location=(side * .50, y, radius)))
    return parts


def forklift(m, load, scale=1.):
    """A counterbalance truck with its forks towards +Y; returns its root."""
    root = empty('forklift')
    parts = [
        box('chassis', (0, -.1, .62), (1.12, 1.7, .62), m['forklift'], .12),
        box('weight', (0, -.95, .85), (1.12, .50, .95), m['forklift'], .16),
        box('seat', (0, -.30, 1.0), (.72, .55, .30), m['black'], .08),
        box('backrest', (0, -.42, 1.32), (.60, .16, .55), m['black'], .06),
        box('roof', (0, -.18, 2.18), (1.08, 1.25, .07), m['black'], .03),
        box('carriage', (0, .98, .55), (1.0, .10, .75), m['mast']),
        box('beacon', (0, -.5, 2.28), (.16, .16, .14), glow('beacon', (1, .45, .05), 9.), .04),
        box('pallet', (0, 1.68, .24), (1.05, 1.0, .12), m['wood'], .01),
        box('load', (0, 1.68, .86), (1.0, .96, 1.1), m['loads'][load], .03),
    ]
    for side in (-1, 1):
        parts += _forklift_side(m, side)
    driver = people.seated(reach=.44, cloth=('vest', 'lime')[load % 2], skin=load % 3, turn=.3)
    driver.location = (0, -.34, .58)
    join([*parts, driver], 'forklift_body', root)
    root.scale = (scale,) * 3
    return root


def build_trees(count, seed=3):
    """Conifers around the site, clear of yard and road."""
    rng = np.random.RandomState(seed)
    forest = Forest()
    for _ in range(count):
        x, y, tall = rng.uniform(-110, 110), rng.uniform(-75, 110), rng.uniform(4, 9)
        on_site = -37 < x < 37 and -36 < y < 41
        if not on_site and not -37 < y < -21:
            forest.plant(rng, x, y, 0, tall, tall * .24, 8, 11)
    link(bpy.data.objects.new('trees', forest.mesh('trees')))
