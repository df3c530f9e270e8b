"""People at work: simple figures in hi-vis, posed by where their hands and feet are. They look towards +Y."""
import math

from mathutils import Matrix, Vector

from look import material
from shapes import box, empty, join, lathe, tube

HIP, SHOULDER, NECK, HEAD = .93, 1.43, 1.50, 1.66   # heights of somebody of 1.80 m who stands
UPPER_ARM, FOREARM, THIGH, SHIN = .30, .28, .425, .415
OPEN = (False, False)
TORSO = ((-.10, .182, .134), (-.02, .170, .122), (.08, .155, .105), (.22, .165, .110), (.38, .195, .120), (.48, .185, .105), (.54, .10, .08))
SKINS = ((.46, .27, .18), (.24, .12, .07), (.58, .38, .28))


def people_materials(skin=0):
    return dict(
        vest=material('vest', (1., .30, .02), matte=True),
        lime=material('lime', (.62, .86, .05), matte=True),
        band=material('reflective', (.88, .90, .92), .3, specular=.8),
        trousers=material('trousers', (.020, .028, .050), matte=True),
        boot=material('boot', (.02, .018, .016), .6),
        glove=material('glove', (.03, .03, .035), matte=True),
        skin=material(f'skin{skin}', SKINS[skin], matte=True),
        hair=material('hair', (.03, .02, .015), matte=True),
        helmet=material('helmet', (.86, .88, .90), .3, coat=.5),
        tablet=material('tablet', (.02, .022, .026), .3),
    )


def _bend(start, end, first, second, towards):
    """The joint between two bones, bent towards a side; the end if it is within reach, else as far as they go."""
    start, end = Vector(start), Vector(end)
    way = end - start
    reach = min(way.length, (first + second) * .999)
    along = way.normalized()
    x = (first ** 2 - second ** 2 + reach ** 2) / (2 * reach)
    side = Vector(towards) - along * along.dot(Vector(towards))
    joint = start + along * x + side.normalized() * max(first ** 2 - x ** 2, 0) ** .5
    return joint, start + along * reach


def _arm(m, cloth, side, base, hand):
    shoulder = base + Vector((side * .192, 0, SHOULDER - HIP - .01))
    elbow, wrist = _bend(shoulder, hand, UPPER_ARM, FOREARM, (side * .5, -.4, -.8))
    cuff = elbow.lerp(wrist, .45), elbow.lerp(wrist, .62)
    palm = wrist + (wrist - elbow).normalized() * .07
    return [tube('arm', [shoulder, elbow, wrist], (.062, .055, .046), cloth),
            tube('cuff', cuff, (.057, .055), m['band'], OPEN),
            tube('hand', [wrist, palm], (.042, .038), m['glove'])]


def _leg(m, side, base, foot, forward):
    hip, ankle = base + Vector((side * .095, 0, -.02)), Vector(foot) + Vector((0, 0, .09))
    knee, ankle = _bend(hip, ankle, THIGH, SHIN, (side * .08, forward, 0))
    band = knee.lerp(ankle, .45), knee.lerp(ankle, .58)
    sole = ankle + Vector((0, .055, -.05))
    return [tube('leg', [hip, knee, ankle], (.092, .070, .056), m['trousers']),
            tube('leg_band', band, (.069, .067), m['band'], OPEN),
            box('boot', sole, (.10, .27, .10), m['boot'], .04)]


def _torso(m, cloth, base):
    def ring(z, width, depth):
        return base + Vector((0, 0, z)), (width, depth)

    def hoop(z):
        return tube('hoop', [base + Vector((0, 0, z)), base + Vector((0, 0, z + .055))], ((.176, .124),) * 2, m['band'],
                    OPEN)

    rows = [ring(*row) for row in TORSO]
    return [tube('torso', [place for place, _ in rows], [size for _, size in rows], cloth, (False, True)),
            hoop(.02), hoop(.16)]


def _head(m, base, turn, helmet):
    neck, middle = base + Vector((0, 0, NECK - HIP - .04)), base + Vector((0, .012, HEAD - HIP))
    skull = tube('head', [middle + Vector((0, 0, z)) for z in (-.115, -.07, 0, .06, .115)],
                 ((.030, .04), (.062, .078), (.078, .098), (.076, .098), (.03, .04)), m['skin'])
    parts = [tube('neck', [neck, middle], (.052, .050), m['skin']), skull,
             box('nose', middle + Vector((0, .10, -.012)), (.022, .03, .035), m['skin'], .01)]
    if helmet:
        shell = [(.0001, .155), (.055, .145), (.092, .105), (.108, .05), (.112, .022), (.108, .018)]
        crown = lathe('helmet', [(radius, z) for radius, z in shell], m['helmet'], 24, axis='Z')
        crown.location = middle
        parts += [crown, box('brim', middle + Vector((0, .115, .03)), (.15, .09, .016), m['helmet'], .007)]
    else:
        cap = tube('hair', [middle + Vector((0, -.022, z)) for z in (-.05, .02, .08, .128)],
                   ((.074, .080), (.086, .094), (.080, .092), (.03, .04)), m['hair'])
        parts.append(cap)
    for part in parts[2 if helmet else 3:] if turn else ():
        part.matrix_world = Matrix.Translation(middle) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Translation(-middle) \
            @ part.matrix_world
    return parts


def person(hands, feet=((-.11, 0, 0), (.11, 0, 0)), lean=(0, 0), hips=HIP, knees=1., cloth='vest', skin=0, turn=0.,
           helmet=True, tablet=False, parent=None):
    """`hands` and `feet` are places (left, right); `hips` is lower for somebody who sits."""
    m = people_materials(skin)
    base = Vector((lean[0], lean[1], hips))
    parts = _torso(m, m[cloth], base) + _head(m, base, turn, helmet)
    for side, hand, foot in zip((-1, 1), hands, feet):
        parts += _arm(m, m[cloth], side, base, hand) + _leg(m, side, base, foot, knees)
    if tablet:
        middle = (Vector(hands[0]) + Vector(hands[1])) / 2
        parts.append(box('tablet', middle + Vector((0, .06, .03)), (.26, .18, .02), m['tablet'], .008,
                         rotation=('X', .7)))
    return join(parts, 'person', parent)


# ---- what they do

def standing(parent=None, **settings):
    return person(((-.27, .04, .86), (.27, .04, .86)), parent=parent, **settings)


def reading(parent=None, **settings):
    """Holds a tablet."""
    return person(((-.10, .30, 1.14), (.10, .30, 1.14)), ((-.12, .03, 0), (.11, -.04, 0)), tablet=True, parent=parent,
                  **settings)


def pointing(parent=None, **settings):
    """One arm out, as somebody who shows the way."""
    return person(((-.26, .05, .86), (.40, .52, 1.50)), ((-.13, -.06, 0), (.12, .06, 0)), parent=parent, **settings)


def seated(parent=None, reach=.42, **settings):
    """On a forklift or behind a wheel, whose height is that of the hands."""
    hands = ((-.17, reach, .86), (.17, reach, .86))
    return person(hands, ((-.13, .52, .08), (.13, .52, .08)), hips=.52, parent=parent, **settings)


def beckoning(t, parent=None, **settings):
    """Both forearms swing back, as somebody who waves a truck home. t is 0..1 of a swing there and back."""
    lift = .5 - .5 * _cosine(t)
    hands = tuple((side * (.34 - .08 * lift), .42 - .34 * lift, 1.42 + .34 * lift) for side in (-1, 1))
    return person(hands, ((-.15, 0, 0), (.15, .04, 0)), parent=parent, **settings)


def walking(t, parent=None, **settings):
    """t is 0..1 of two steps."""
    swing, lift = _cosine(t + .25), _cosine(t)
    feet = tuple((side * .09, side * .30 * swing, max(0, -side * lift) * .11) for side in (-1, 1))
    hands = tuple((side * .25, -side * .24 * swing, .92) for side in (-1, 1))
    return person(hands, feet, hips=HIP - .03, parent=parent, **settings)


def _cosine(t):
    return math.cos(2 * math.pi * t)


def figure(location, heading, build, scale=1., **settings):
    """Somebody at a place; returns the root."""
    root = empty('figure', None, location)
    root.rotation_euler = (0, 0, heading)
    root.scale = (scale,) * 3
    build(parent=root, **settings)
    return root
