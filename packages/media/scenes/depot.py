"""The cold store: dock (film from above), doors (still, before sunrise), aisle (still, inside)."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))

import building  # noqa: E402
import look  # noqa: E402
import movers  # noqa: E402
import people  # noqa: E402
import stage  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402
from shapes import box, empty_scene  # noqa: E402
from truck import WHEEL_RADIUS, build_truck, copy_truck, remove  # noqa: E402

VIEWS = dict(
    dock=dict(glow=(235, 2.), world=1.35, roof=False, trees=170, free_doors=(3,)),
    doors=dict(glow=(48, 5.), world=1.5, roof=True, trees=320, free_doors=(0, 3)),
    aisle=dict(glow=(235, 2.), world=.6, roof=True, trees=0, free_doors=range(6)),
)
VIEWS['dock-tall'] = VIEWS['dock']
# The film's cameras look down from far away, without perspective: target, offset, and how much fits the longer edge.
CAMERAS = {
    'dock': dict(target=(.5, 4.5, 0), offset=(-66, -98, 96), ortho_scale=80),
    'dock-tall': dict(target=(-4.6, .2, 0), offset=(-62, -98, 96), ortho_scale=50),
}
PLATE_SAMPLES = 6    # times those of a window
PARKED = building.FRONT - .75 - 15.55   # a truck's y with its trailer at the door
TURNED = math.pi                        # trucks back up to the doors
RED, GREEN = (1, .05, .03), (.08, 1, .38)
LIT, DIM = 11.12, .12

# The dock film. Times are fractions of the loop; all of them fall on whole frames of a 192-frame loop.
SUN = dict(azimuth=235, elevation=.36, strength=2.3, colour=(1, .70, .48), size=3)
SHUTTER = .2                            # short: a moving truck must be as sharp as a parked one
LEAVING = {1: (12 / 192, 3.8), 4: (108 / 192, 3.8)}   # door: when its truck pulls out, and how far (0: it stays)
DRIVE, PAUSE = 66 / 192, 6 / 192
LANE_SPACING = 84.                      # identical trucks, each moving one spacing a loop
LANES = ((-31.5, -math.pi / 2, .10),)   # y, heading, phase; a nearer lane would follow
FORKLIFTS = ((-16.2, 25, 1, 0, 2), (-1.2, 25.5, 1, 3.4, 3), (13.8, 25, 1, 0, 1),
             (-14, building.FRONT + 6.6, 0, 3.8, 5), (4.1, building.FRONT + 7.2, 0, 2.1, 0),
             (17, building.FRONT + 5.4, 0, 0, 4))   # x, y, axis, reach (0: it stands), load
FORKLIFT_SCALE = 1.3                    # a little larger than life, and so are the people: they are what one looks for
PERSON_SCALE = 1.35
SWING = 24                              # frames of one wave of the arms
STEP = 24                               # frames of two steps
INSIDE = building.FRONT + 6.6
BYSTANDERS = ((-6.6, INSIDE + .4, 2.6, people.reading, dict(cloth='lime', skin=1)),
              (-5.3, INSIDE + .9, 1.9, people.pointing, dict(skin=2)),
              (10.6, INSIDE, -.6, people.reading, dict(skin=0)),
              (-16.1, -9.6, 2.4, people.standing, dict(cloth='lime', skin=2)))   # x, y, heading, what they do


# ---- light

def _interior_lights(view):
    if view in CAMERAS:
        for x in (-15, 0, 15):
            place = (x, building.FRONT + 14, 13)
            stage.area_light(place, (*place[:2], 0), (12, 24), 1500, (.72, .9, 1), 150)
        return
    inside = view == 'aisle'
    for x in building.AISLES:
        if not inside or abs(x + 8.7) <= 8:
            place = (x, building.FRONT + 18, 7.0)
            stage.area_light(place, (*place[:2], 0), (.5, 18), 430 if inside else 300, (.78, .92, 1))
    if inside:
        place = (-8.7, building.FRONT + 3.5, 6.8)
        stage.area_light(place, (*place[:2], 0), (10, 3), 160, (.85, .93, 1))


def _yard_lights():
    for door in building.DOORS:
        stage.area_light((door + 3.9, building.FRONT - 1.1, 5.4), (door + 3.9, building.FRONT - .2, 0), (1.2, .3), 420,
                         (1, .68, .38), 130)
    stage.area_light((-24, -26, 11), (-5, -4, 2), (3, 1.5), 1500, (1, .86, .70), 90)
    stage.area_light((14, -27, 11), (12, -6, 2), (3, 1.5), 1100, (1, .80, .60), 90)


def _signal(lamps, busy):
    """Red while a trailer is on the dock, green when the bay is free or the trailer may leave."""
    red, green = lamps
    red.data.materials[0] = look.glow(f'red_{busy}', RED, LIT if busy else DIM)
    green.data.materials[0] = look.glow(f'green_{busy}', GREEN, DIM if busy else LIT)


# ---- the dock film's movers

def _ease(t):
    t = min(1, max(0, t))
    return t * t * t * (t * (6 * t - 15) + 10)


def _pulled_out(t, leaves):
    """0 on the dock, 1 pulled out: leaves, pauses, returns the same way and rests."""
    since = (t - leaves) % 1.
    return _ease(since / DRIVE) - _ease((since - DRIVE - PAUSE) / DRIVE)


def _is_busy(t, leaves):
    """The signal turns green just before the truck leaves, and red again once it is home."""
    return (t - leaves + 10 / 192) % 1. >= (2 * DRIVE + PAUSE + 16 / 192)


def _truck_extent(heading):
    """Corners of the body, of its shadow and of the headlights' pool, in the truck's own space."""
    body = [(x, y, z) for x in (-1.6, 1.6) for y in (1.6, -15.7) for z in (0, 4.1)]
    pool = [(x, 7.5, 0) for x in (-2.2, 2.2)]
    azimuth, length = math.radians(SUN['azimuth']), 4.1 / math.tan(SUN['elevation'])
    shift = Matrix.Rotation(-heading, 2) @ Vector((-math.sin(azimuth) * length, -math.cos(azimuth) * length))
    shadow = [(x + shift.x, y + shift.y, 0) for x, y, z in body if z]
    return body + pool + shadow


def _dock_truck(template, door_index, lamps, frames):
    x = building.DOORS[door_index]
    leaves, distance = LEAVING[door_index]
    root, wheels = copy_truck(template, None, (x, PARKED, 0), TURNED)

    def way(t):
        return distance * _pulled_out(t, leaves)

    def is_busy(frame):
        return distance == 0 or _is_busy(frame / frames, leaves)

    stage.loop_key(root, 'location', lambda t: PARKED - way(t), frames, 1)
    for wheel in wheels:
        stage.loop_key(wheel, 'rotation_euler', lambda t: -way(t) / WHEEL_RADIUS, frames, 0)
    _signal(lamps, busy=False)
    busy_lamps = _busy_lamps(x)

    return movers.Mover(
        f'truck{door_index}', root, _truck_extent(TURNED), lambda frame: (round(way(frame / frames), 5), is_busy(frame)),
        fixed_extent=[(x + 2.6, building.FRONT - .4, z) for z in (3.1, 4.1)], extras=busy_lamps,
        extras_at=lambda frame: busy_lamps if is_busy(frame) else ())


def _busy_lamps(door):
    """Slips over the plate's green signal while the truck is on the dock: the plate shows the bay as free."""
    def cover(z, colour, strength):
        return box('busy', (door + 2.2, building.FRONT - .37, z), (.27, .11, .27),
                   look.glow(f'busy_{strength}', colour, strength), .03)

    return [cover(3.80, RED, LIT), cover(3.40, GREEN, DIM)]


def _lane_trucks(template, lane, frames):
    """Two copies one spacing apart are all that the camera ever sees of a lane."""
    y, heading, phase = LANES[lane]
    direction = 1 if heading < 0 else -1
    turns = round(LANE_SPACING / math.pi)
    found = []
    for k in (-1, 0):
        def x_at(t, k=k):
            return direction * LANE_SPACING * (t + phase + k)

        root, wheels = copy_truck(template, None, (0, y, 0), heading)
        stage.loop_key(root, 'location', x_at, frames, 0)
        for wheel in wheels:
            stage.loop_key(wheel, 'rotation_euler', lambda t: -turns * 2 * math.pi * t, frames, 0)
        found.append(movers.Mover(f'lane{lane}{"ab"[k]}', root, _truck_extent(heading), lambda frame: frame))
    return found


def _forklift(m, number, frames):
    x, y, axis, reach, load = FORKLIFTS[number]
    root = building.forklift(m, load, FORKLIFT_SCALE)
    root.location = (x, y, building.FLOOR)
    root.rotation_euler = (0, 0, 0 if axis == 1 else -math.pi / 2)
    phase = number * 36 / 192

    def offset(t):
        return reach * stage.wave(1, t, phase)

    stage.loop_key(root, 'location', lambda t: (x, y)[axis] + offset(t), frames, axis)
    extent = [(a, b, c) for a in (-1.2, 1.2) for b in (-1.8, 2.8) for c in (0, 2.5)]
    return movers.Mover(f'forklift{number}', root, extent, lambda frame: round(offset(frame / frames), 5))


def _person_extent(length=2.0):
    """The body and its shadow: low, the sun draws it out."""
    return [(x, y, z) for x in (-.8, .8) for y in (-.8, .8) for z in (0, length)] + \
        [(x, y, 0) for x in (-5.5, 5.5) for y in (-5.5, 5.5)]


def _marshaller(frames):
    """Waves a truck home."""
    root = people.figure((-7.9, -14.6, 0), .95, people.beckoning, PERSON_SCALE, t=0, cloth='lime', skin=1)
    half = SWING // 2
    poses = [root.children[0]] + [people.beckoning(k / SWING, parent=root, cloth='lime', skin=1)
                                  for k in range(1, half + 1)]

    def pose_at(frame):
        step = frame % SWING
        return min(step, SWING - step)

    return movers.Mover('marshaller', root, _person_extent(), pose_at, extras=poses,
                        extras_at=lambda frame: [poses[pose_at(frame)]])


def _walker(frames):
    """Walks out along the free bay, turns, and walks back."""
    start, distance, turn = 1.2, 7.4, 10 / 192
    root = people.figure((4.6, start, 0), math.pi, people.walking, PERSON_SCALE, t=0, skin=0)
    poses = [root.children[0]] + [people.walking(k / STEP, parent=root, skin=0) for k in range(1, STEP)]

    def way(t):
        """0 at the door, 1 out in the yard."""
        leg = .5 - turn
        return min(t / leg, 1) if t < .5 else 1 - min((t - .5) / leg, 1)

    def heading(t):
        half_turns = _ease((t - .5 + turn) / turn) if t < .5 else 1 + _ease((t - 1 + turn) / turn)
        return math.pi * (1 + half_turns)

    stage.loop_key(root, 'location', lambda t: start - distance * way(t % 1.), frames, 1)
    stage.loop_key(root, 'rotation_euler', lambda t: heading(t % 1.) + 2 * math.pi * math.floor(t), frames, 2)

    def pose_at(frame):
        return round(way(frame / frames) * 4 * STEP) % STEP

    return movers.Mover('walker', root, _person_extent(), lambda frame: frame, extras=poses,
                        extras_at=lambda frame: [poses[pose_at(frame)]])


def _film_dock(options, m, template, lamps):
    frames = options['loop']
    view = CAMERAS[options['view']]
    target = Vector(view['target'])
    stage.camera(target + Vector(view['offset']), target, ortho_scale=view['ortho_scale'])
    for x, y, heading, build, settings in BYSTANDERS:
        people.figure((x, y, building.FLOOR if y > building.FRONT else 0), heading, build, PERSON_SCALE, **settings)
    cast = [_forklift(m, number, frames) for number in range(len(FORKLIFTS))]
    # Further doors first: what is nearer is laid over what is behind it.
    cast += [_dock_truck(template, door, lamps[door], frames) for door in sorted(LEAVING, reverse=True)]
    cast += [_walker(frames), _marshaller(frames)]
    for lane in range(len(LANES)):
        cast += _lane_trucks(template, lane, frames)
    remove(template)
    stage.set_up(options, bounces=4, shutter=SHUTTER)
    movers.render(cast, frames, options, options['samples'] * PLATE_SAMPLES)


def _shoot_still(options, m, template):
    if options['view'] == 'aisle':
        lift = building.forklift(m, 5)
        lift.location = (-8.15, building.FRONT + 17.5, building.FLOOR)
        lift.rotation_euler = (0, 0, math.pi + .12)
        people.figure((-10.25, building.FRONT + 12.2, building.FLOOR), .95, people.person,
                      hands=((-.16, .42, 1.18), (.12, .50, 1.46)), cloth='lime', skin=1, lean=(0, .03))
        stage.camera((-9.45, building.FRONT + 4.6, 2.75), (-8.45, building.FRONT + 25, 3.35), 27,
                     focus=(-8.5, building.FRONT + 14, 2), f_stop=2.)
    else:
        people.figure((-14.5, -5.6, 0), 1.2, people.reading, cloth='lime', skin=2)
        people.figure((-16.1, -4.4, 0), -1.5, people.pointing, skin=1)
        stage.camera((-27.5, -19.5, 2.3), (-.6, 5, 3.2), 34)
    remove(template)
    stage.set_up(options, bounces=4, shutter=0)
    stage.render_frames(options)


def main():
    options = stage.arguments()
    name = options['view']
    view = VIEWS[name]
    azimuth, power = view['glow']
    look.sky.update(fog_density=0, fog_ground=0, glow_azimuth=math.radians(azimuth), glow_power=power)
    if name == 'doors':
        look.sky.update(cool=look.NIGHT_RAMP, warm=look.DEPOT_DAWN_RAMP)
    empty_scene()
    look.world(view['world'])
    m = building.building_materials(wet=name == 'doors')
    template, _wheels = build_truck(watts=260, beams=False)
    building.build_site(m)
    lamps = building.build_store(m, roof=view['roof'], lit=name == 'doors')
    building.build_racks(m, near=(-8.7,) if name == 'aisle' else ())
    building.build_trees(view['trees'])
    if name in CAMERAS:
        stage.sun(**SUN)
    _interior_lights(name)
    if name == 'doors':
        _yard_lights()
    for i, x in enumerate(building.DOORS):
        busy = i not in view['free_doors']
        _signal(lamps[i], busy)
        if busy and not (name in CAMERAS and i in LEAVING):
            copy_truck(template, None, (x, PARKED, 0), TURNED, lit=False)
    if name in CAMERAS:
        _film_dock(options, m, template, lamps)
    else:
        _shoot_still(options, m, template)


main()
