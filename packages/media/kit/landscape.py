"""The winter landscape along the road: terrain, road, forest, mountains. It repeats every `period` metres along +Y.

Whatever depends on y must have that period, or the loop jumps: meshes use periodic noise, shaders wrap y on a circle,
and every spacing divides the period.
"""
import functools
import math

import bpy
import numpy as np

from look import glow, material
from shapes import BOX_FACES, link, mesh_object, tiled_mesh

ROAD_CENTRE = -.5        # the truck's lane is x = 0, the passing lane x = -3.75, the hard shoulder +1.95 to +5.6
ROAD_HALF_WIDTH = 6.1
HILL_SIDE = -1           # hills and guard rail lie on the -x side, the camera on the +x side
CLEAR_FOREGROUND = 26    # metres beside the road without trees on the camera's side: the film's calm left third


# ---- periodic noise

@functools.lru_cache(None)
def _gradient_angles(seed):
    return np.random.RandomState(seed).rand(512, 512) * 2 * np.pi


def periodic_noise(x, y, cell, period, seed=0):
    """Gradient noise with the given period in y (the cell is rounded so that it divides the period)."""
    count = max(1, int(round(period / cell)))
    gx, gy = x / cell, y / (period / count)
    ix, iy = np.floor(gx).astype(int), np.floor(gy).astype(int)
    fx, fy = gx - ix, gy - iy
    angles = _gradient_angles(seed)

    def slope(i, j, dx, dy):
        angle = angles[i % 512, (j % count) % 512]
        return np.cos(angle) * dx + np.sin(angle) * dy

    u, v = fx ** 3 * (fx * (fx * 6 - 15) + 10), fy ** 3 * (fy * (fy * 6 - 15) + 10)
    near = slope(ix, iy, fx, fy) * (1 - u) + slope(ix + 1, iy, fx - 1, fy) * u
    far = slope(ix, iy + 1, fx, fy - 1) * (1 - u) + slope(ix + 1, iy + 1, fx - 1, fy - 1) * u
    return (near * (1 - v) + far * v) * 1.5


def layered_noise(x, y, cell, period, octaves, seed):
    return sum(periodic_noise(x, y, cell / 2 ** k, period, seed + k) * .5 ** k for k in range(octaves))


def smooth_step(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def height(x, y, period):
    """Terrain height: ploughed bank and ditch beside the road, hills on one side, a gentle fall on the other."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    off_road = np.abs(x - ROAD_CENTRE) - ROAD_HALF_WIDTH
    x = x * HILL_SIDE
    bank = .55 * np.exp(-(off_road - 1.6) ** 2) * (1 + .6 * periodic_noise(x, y, 5, period, 3))
    ditch = -.18 * smooth_step(-.2, .6, off_road) * (1 - smooth_step(.6, 1.4, off_road))
    detail = .10 * layered_noise(x, y, 6, period, 3, 5) * smooth_step(.4, 3, off_road)
    roll = smooth_step(2, 30, off_road) * (1.5 * layered_noise(x, y, 40, period, 3, 11) + .4)
    hills = (smooth_step(14, 330, x) * (95 * (.62 + .38 * layered_noise(x, y, 80, period, 3, 21))) +
             smooth_step(10, 60, x) * 5 * (.7 + .6 * layered_noise(x, y, 53, period, 2, 33)))
    valley = (-smooth_step(18, 90, -x - 8) * 7 +
              smooth_step(160, 420, -x) * 26 * (.7 + .4 * layered_noise(x, y, 80, period, 3, 41)))
    return -.06 + ditch + bank + detail + roll + hills + valley


# ---- materials

def looped(nodes, period, scale=(1, 1)):
    """World position with y wrapped on a circle: noise over it is exactly periodic and locally undistorted."""
    x, y, _ = nodes.separate(nodes.position())
    radius = period / (2 * math.pi) * scale[1]
    angle = nodes.math('MULTIPLY', y, 2 * math.pi / period)
    return nodes.add('ShaderNodeCombineXYZ', {
        0: nodes.math('MULTIPLY', x, scale[0]),
        1: nodes.math('MULTIPLY', nodes.math('COSINE', angle), radius),
        2: nodes.math('MULTIPLY', nodes.math('SINE', angle), radius)}).outputs[0]


def _snow(period):
    def build(nodes, shader):
        drifts = nodes.noise(1.0, 4, .58, looped(nodes, period, (1.3, .5)))
        grain = nodes.noise(9., 2, .5, looped(nodes, period))
        nodes.bump(shader, nodes.math('ADD', drifts, nodes.math('MULTIPLY', grain, .10)), .5, .30)
        tint = nodes.noise(.22, 2, vector=looped(nodes, period))
        nodes.link(nodes.mix(tint, (.70, .79, .90), (.86, .91, .97)), shader.inputs['Base Color'])
    return build


def _wheel_tracks(nodes, x):
    """1 where wheels have swept the road bare."""
    m = nodes.math

    def track(centre):
        off = m('POWER', m('ABSOLUTE', m('SUBTRACT', x, centre)), 2.)
        return m('EXPONENT', m('MULTIPLY', off, -1 / .16))

    tracks = [track(centre) for centre in (-.98, .98, -4.73, -2.77)]
    return functools.reduce(lambda a, b: m('ADD', a, b), tracks)


def _asphalt(period):
    """Wet asphalt with snow dust between the wheel tracks and along the edges."""
    def build(nodes, shader):
        m = nodes.math
        x = nodes.separate(nodes.position())[0]
        wet = nodes.noise(.8, 3, vector=looped(nodes, period, (1, .07)))
        grain = nodes.noise(38, 2, vector=looped(nodes, period))
        drift = nodes.noise(1.1, 5, .6, looped(nodes, period, (1, .25)))
        edge = nodes.map_range(m('ABSOLUTE', m('SUBTRACT', x, ROAD_CENTRE)), 4.3, 6.2, 0., .9)
        lying = m('ADD', m('MULTIPLY_ADD', drift, 1.5, -.62), edge)
        dust = m('SUBTRACT', lying, m('MULTIPLY', _wheel_tracks(nodes, x), .55), clamp=True)
        dust = m('MULTIPLY', dust, .72)
        asphalt = nodes.mix(grain, (.022, .026, .032), (.048, .053, .062))
        nodes.link(nodes.mix(dust, asphalt, (.62, .71, .82)), shader.inputs['Base Color'])
        roughness = m('ADD', nodes.map_range(wet, .38, .62, .32, .56), m('MULTIPLY', dust, .45), clamp=True)
        nodes.link(roughness, shader.inputs['Roughness'])
        nodes.bump(shader, m('ADD', grain, m('MULTIPLY', dust, 1.5)), .10, .02)
    return build


def spray_streaks(period):
    """Noise in the air along the road, drawn out along the way; each layer is another piece of it."""
    def streaks(nodes, layer):
        shifted = nodes.add('ShaderNodeVectorMath', {0: looped(nodes, period, (1.6, .42)), 1: (layer * 7.3, 0, 0)},
                            operation='ADD').outputs[0]
        z = nodes.separate(nodes.position())[2]
        lifted = nodes.add('ShaderNodeVectorMath',
                           {0: shifted, 1: nodes.add('ShaderNodeCombineXYZ', {0: nodes.math('MULTIPLY', z, 1.7)}).outputs[0]},
                           operation='ADD').outputs[0]
        return nodes.noise(1.25, 4, .55, lifted)
    return streaks


def _worn_paint(period):
    def build(nodes, shader):
        wear = nodes.map_range(nodes.noise(6, 4, .6, looped(nodes, period)), .35, .6)
        nodes.link(nodes.mix(wear, (.30, .33, .36), (.78, .80, .80)), shader.inputs['Base Color'])
    return build


def tree_materials():
    def build(nodes, shader):
        nodes.snow_by_normal(shader, (.012, .034, .036), (.60, .70, .82), .38, .66, 1.5, .42)

    return [material('tree', matte=True, indirect=(.16, .21, .24), build=build),
            material('trunk', (.05, .035, .03), .9)]


def mountain_material():
    def build(nodes, shader):
        nodes.snow_by_normal(shader, (.055, .075, .115), (.74, .82, .94), .12, .42, .02, .14)

    return material('mountain', matte=True, far=1., indirect=(.4, .45, .55), build=build)


# ---- terrain and road

def _terrain_tile(period):
    """Columns are dense beside the road and widen with distance."""
    near = np.arange(-16, 16.01, .35)
    right, left = 16 + np.cumsum(np.linspace(.6, 12, 62)), -16 - np.cumsum(np.linspace(.6, 9, 70))
    xs, ys = np.unique(np.concatenate([near, right, left])), np.linspace(0, period, int(period * 1.25) + 1)
    x, y = np.meshgrid(xs, ys)
    vertices = np.stack([x, y, height(x, y, period)], -1).reshape(-1, 3)
    columns, rows = len(xs), len(ys)
    corner = np.arange(columns - 1)[None] + columns * np.arange(rows - 1)[:, None]
    faces = np.stack([corner, corner + 1, corner + columns + 1, corner + columns], -1).reshape(-1, 4)
    snow = material('snow', (.8, .87, .95), matte=True, indirect=(.78, .85, .93), build=_snow(period))
    mesh = tiled_mesh('terrain', vertices.tolist(), faces.tolist(), [0] * len(faces), [snow])
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    return mesh


class _RoadParts:
    """Collects strips and boxes of one road tile, each with the slot of its material."""
    ASPHALT, PAINT, RAIL, POST, POLE, REFLECTOR = range(6)

    def __init__(self):
        self.vertices, self.faces, self.slots = [], [], []

    def face(self, corners, slot):
        first = len(self.vertices)
        self.vertices += corners
        self.faces.append(tuple(range(first, first + len(corners))))
        self.slots.append(slot)

    def strip(self, x0, x1, y0, y1, z, slot):
        self.face([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], slot)

    def box(self, x0, x1, y0, y1, z0, z1, slot):
        first = len(self.vertices)
        self.vertices += [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        self.faces += [tuple(first + q for q in face) for face in BOX_FACES]
        self.slots += [slot] * len(BOX_FACES)


def _road_markings(parts, period):
    for x in (1.95, -5.75):
        parts.strip(x - .08, x + .08, 0, period, .006, parts.PAINT)
    dashes = round(period / 12)
    for k in range(dashes):
        y = k * period / dashes
        parts.strip(-1.875 - .07, -1.875 + .07, y, y + 4, .006, parts.PAINT)


def _guard_rail(parts, period):
    x = ROAD_CENTRE - ROAD_HALF_WIDTH - .35
    profile = [(0, .52), (-.05, .56), (-.05, .62), (0, .66), (0, .70), (-.05, .74), (-.05, .80), (0, .84)]
    for (a, z0), (b, z1) in zip(profile, profile[1:]):
        parts.face([(x - a, 0, z0), (x - a, period, z0), (x - b, period, z1), (x - b, 0, z1)], parts.RAIL)
    for k in range(int(period / 4)):
        parts.box(x - .14, x - .02, k * 4 + 1, k * 4 + 1.12, -.3, .86, parts.POST)


def _snow_poles(parts, period):
    """On the far side alone: on the camera's side a pole would cross the truck in every loop."""
    x = ROAD_CENTRE - ROAD_HALF_WIDTH - .9
    count = max(1, round(period / 40))
    for k in range(count):
        y = k * period / count + 20
        parts.box(x - .04, x + .04, y, y + .08, 0, 1.9, parts.POLE)
        parts.box(x - .045, x + .045, y - .015, y + .095, 1.55, 1.75, parts.REFLECTOR)


def _road_tile(period, furnished):
    parts = _RoadParts()
    parts.strip(ROAD_CENTRE - ROAD_HALF_WIDTH, ROAD_CENTRE + ROAD_HALF_WIDTH, 0, period, 0, parts.ASPHALT)
    _road_markings(parts, period)
    if furnished:
        _guard_rail(parts, period)
        _snow_poles(parts, period)
    materials = [
        material('road', (.04, .04, .05), .4, indirect=(.09, .10, .12), build=_asphalt(period)),
        material('line', (.75, .77, .78), .5, build=_worn_paint(period)),
        material('rail', (.42, .46, .50), .42, .9),
        material('post', (.30, .33, .36), .5, .6),
        material('pole', (.75, .12, .04), .5),
        glow('reflector', (1, .75, .45), 1.2, foggy=True),
    ]
    return tiled_mesh('road', parts.vertices, parts.faces, parts.slots, materials)


# ---- forest

class Forest:
    """Snow-laden conifers in one mesh: slot 0 is the foliage, slot 1 the trunk."""

    def __init__(self):
        self.vertices, self.faces, self.slots = [], [], []

    def _add_faces(self, faces, slot):
        self.faces += faces
        self.slots += [slot] * len(faces)

    def plant(self, random, x, y, z, tall, radius, tiers=8, points=13):
        phase = random.rand() * 6.28
        lean_x, lean_y = (random.rand(2) - .5) * .05 * tall
        self._trunk(x, y, z, tall, radius, lean_x, lean_y)
        for tier in range(tiers):
            up = tier / (tiers - 1)
            self._tier(random, x + lean_x * up, y + lean_y * up, z, tall, radius, up, phase + tier * .9, points)

    def _trunk(self, x, y, z, tall, radius, lean_x, lean_y):
        first = len(self.vertices)
        for k in range(5):
            angle = k * 2 * math.pi / 5
            self.vertices.append((x + .1 * radius * math.cos(angle), y + .1 * radius * math.sin(angle), z - .3))
        self.vertices.append((x + lean_x * .5, y + lean_y * .5, z + tall * .5))
        self._add_faces([(first + k, first + (k + 1) % 5, first + 5) for k in range(5)], 1)

    def _tier(self, random, x, y, z, tall, radius, up, phase, points):
        """A ragged cone of branches with a closed underside."""
        base = z + tall * (.09 + .80 * up ** .92)
        reach = radius * (1 - up) ** .85 * (.92 + .16 * random.rand()) + .07 * radius
        first, around = len(self.vertices), points * 2
        self.vertices.append((x, y, min(base + tall * (.26 - .10 * up), z + tall)))
        for k in range(around):
            angle = phase + math.pi * k / points
            is_tip = k % 2 == 0
            r = reach * (1.0 + .22 * (random.rand() - .5) if is_tip else .60 + .12 * random.rand())
            droop = -.055 * tall * (1 - up) - .02 * tall if is_tip else .012 * tall
            sag = droop * (.7 + .6 * random.rand())
            self.vertices.append((x + r * math.cos(angle), y + r * math.sin(angle), base + sag))
        self._add_faces([(first, first + 1 + k, first + 1 + (k + 1) % around) for k in range(around)], 0)
        under = len(self.vertices)
        self.vertices.append((x, y, base + .10 * tall * (1 - up) + .02))
        self._add_faces([(under, first + 1 + (k + 1) % around, first + 1 + k) for k in range(around)], 0)

    def mesh(self, name):
        return tiled_mesh(name, self.vertices, self.faces, self.slots, tree_materials())


def _tree_place(random, period):
    """A random place for a tree, or None where none may stand."""
    spread = random.uniform(-200, 260) if random.rand() < .5 else random.uniform(-45, 70)
    x, y = HILL_SIDE * spread, random.uniform(0, period)
    off_road = abs(x - ROAD_CENTRE) - ROAD_HALF_WIDTH
    if off_road < (5.5 if spread >= 0 else CLEAR_FOREGROUND):
        return None
    density = .5 + .9 * float(periodic_noise(np.array(x), np.array(y), 32, period, 77))
    # The second draw keeps the sequence, and so the forest, of the first render.
    if density < random.rand() * .9 or random.rand() > 1:
        return None
    return x, y, off_road


def _forest_tiles(period, trees, seed=4):
    """One mesh a side: the camera's side casts no shadow, so that nothing sweeps over the truck."""
    random = np.random.RandomState(seed)
    hill_side, camera_side = Forest(), Forest()
    planted = 0
    while planted < trees:
        place = _tree_place(random, period)
        if not place:
            continue
        x, y, off_road = place
        tall = random.uniform(4.5, 12) * (.75 if off_road < 12 else 1) * (1 + .3 * smooth_step(40, 160, abs(x)))
        near = off_road < 60
        forest = hill_side if x * HILL_SIDE >= 0 else camera_side
        forest.plant(random, x, y, float(height(x, y, period)), tall, tall * random.uniform(.19, .25),
                     8 if near else 6, 12 if near else 7)
        planted += 1
    return hill_side.mesh('hill_forest'), camera_side.mesh('camera_forest')


def build_land(period, behind=560, ahead=160, furnished=True):
    """Tiles of terrain, road and forest from `behind` to `ahead` metres of the origin."""
    hill_forest, camera_forest = _forest_tiles(period, int(3.3 * period))
    layers = [(_terrain_tile(period), True), (_road_tile(period, furnished), True), (hill_forest, True),
              (camera_forest, False)]
    for tile in range(-int(behind / period) - 1, int(ahead / period) + 2):
        for mesh, casts_shadow in layers:
            ob = link(bpy.data.objects.new(mesh.name, mesh))
            ob.location = (0, tile * period, 0)
            ob.visible_shadow = casts_shadow


# ---- mountains

def _ridges(angle, distance, seed):
    x, y = np.cos(angle) * distance, np.sin(angle) * distance
    total, amplitude, weight, cell = 0, 1, 1, 620
    for octave in range(6):
        crest = (1 - np.abs(periodic_noise(x, y, cell, cell * 400, seed + octave))) ** 2 * weight
        total = total + crest * amplitude
        weight, amplitude, cell = np.clip(crest * 1.6, 0, 1), amplitude * .5, cell / 2.05
    return total


def mountains(parent, azimuths=(90, 290), distance=1300, depth=900, tallest=360, seed=9):
    """A ridged range on a ring around the rig, which carries it: mountains this far away never shift."""
    columns, rows = 420, 70
    angles, distances = np.radians(np.linspace(*azimuths, columns)), np.linspace(distance, distance + depth, rows)
    angle, away = np.meshgrid(angles, distances)
    t = (away - distance) / depth
    envelope = np.clip(smooth_step(0, .5, t) * (1 - .55 * smooth_step(.6, 1, t)), 0, 1)
    massif = np.clip(.62 + .38 * np.sin(angle * 3.1 + seed) + .22 * np.sin(angle * 7.3 + seed * 2), .35, 1.25)
    z = tallest * envelope * np.clip(_ridges(angle, away, seed) - .5, 0, 3) * .75 * massif - 12
    vertices = np.stack([np.sin(angle) * away, np.cos(angle) * away, z], -1).reshape(-1, 3)
    corner = np.arange(columns - 1)[None] + columns * np.arange(rows - 1)[:, None]
    faces = np.stack([corner, corner + 1, corner + columns + 1, corner + columns], -1).reshape(-1, 4)
    return mesh_object('mountains', vertices.tolist(), faces.tolist(), mountain_material(), parent=parent,
                       smooth_angle=180)
