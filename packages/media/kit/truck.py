"""The truck: a cab-over tractor with a 13.6 m refrigerated trailer. The front axle is at the origin, +Y is forward."""
import math

import bpy

import livery
import people
from look import glow, material
from shapes import Loft, box, empty, join, lathe, link, mesh_object, mudguard, plane, prism

WHEEL_RADIUS = .5
TRAILER_FRONT, TRAILER_REAR = -1.95, -15.55
TRAILER_LENGTH = TRAILER_FRONT - TRAILER_REAR
TRAILER_MIDDLE = (TRAILER_FRONT + TRAILER_REAR) / 2
TRAILER_BOTTOM, TRAILER_TOP = 1.20, 4.0
TRAILER_MID_HEIGHT = (TRAILER_BOTTOM + TRAILER_TOP) / 2
TRAILER_HEIGHT = TRAILER_TOP - TRAILER_BOTTOM
SIDES = (1, -1)
HAND_HOLES = 5
AXLES = (0, -3.75, -10.6, -11.91, -13.22)
WINDSCREEN = (0, 1.50, 2.04, 3.01)      # openings of the cab: from and to along it, bottom, top
SIDE_WINDOW = (2.12, 2.47, 2.13, 2.89)
LAMP_MATERIALS = ('headlamp', 'daylamp', 'sidelamp', 'taillamp')


def _between(a, b, t):
    return a + (b - a) * t


def _road_dirt(nodes, shader):
    """Faint dirt towards the lower edge."""
    coordinates = nodes.object_coordinates()
    fade = nodes.map_range(nodes.separate(coordinates)[2], 2.3, 1.1, 0., .38)
    patches = nodes.math('MULTIPLY_ADD', nodes.noise(2.2, 4, vector=coordinates), 1.2, -.1, clamp=True)
    dirt = nodes.math('MULTIPLY', fade, patches)
    nodes.link(nodes.mix(dirt, livery.paint('trailer'), (.34, .36, .38)), shader.inputs['Base Color'])


def _window_glass(nodes, _shader):
    """Thin glass: clear where one looks straight through, a mirror at a glance. Light itself stays out: the cab is lit
    by its own lamp, and what falls in from outside would only be noise."""
    clear = nodes.add('ShaderNodeBsdfTransparent', {'Color': (.62, .70, .74, 1)}).outputs[0]
    mirror = nodes.add('ShaderNodeBsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': .015}).outputs[0]
    facing = nodes.add('ShaderNodeLayerWeight', {'Blend': .22}).outputs['Fresnel']
    weight = nodes.math('MULTIPLY_ADD', facing, .85, .03, clamp=True)
    glass = nodes.add('ShaderNodeMixShader', {0: weight, 1: clear, 2: mirror}).outputs[0]
    dark = nodes.add('ShaderNodeBsdfDiffuse', {'Color': (.01, .012, .015, 1)}).outputs[0]
    is_camera = nodes.add('ShaderNodeLightPath').outputs['Is Camera Ray']
    return nodes.add('ShaderNodeMixShader', {0: is_camera, 1: dark, 2: glass}).outputs[0]


def _drawing(path):
    """A picture's colours and where it covers what lies behind it."""
    image = bpy.data.images.load(path)

    def colour(nodes, shader):
        nodes.link(nodes.add('ShaderNodeTexImage', image=image).outputs['Color'], shader.inputs['Base Color'])

    def cover(nodes):
        return nodes.add('ShaderNodeTexImage', image=image).outputs['Alpha']

    return dict(build=colour, cover=cover)


def truck_materials():
    return dict(
        cab=material('cab', livery.paint('cab'), .28, .25, coat=1.0),
        accent=material('accent', livery.paint('accent'), .35, coat=.6),
        amber=material('amber', livery.paint('line'), .45, coat=.2),
        letter=material('letter', livery.paint('letters'), .5, specular=.3),
        mark=material('mark', livery.paint('trailer'), .5, specular=.3, **_drawing(livery.MARK)),
        # Rough on purpose: a glossy side mirrors the low sun straight into the lens.
        body=material('trailer', livery.paint('trailer'), .62, specular=.22, build=_road_dirt),
        white=material('white_part', (.78, .82, .86), .38),
        glass=material('glass', foggy=False, build=_window_glass),
        lens=material('lens', (.006, .010, .016), .04, specular=.8, coat=1.),
        trim=material('cab_trim', (.11, .10, .095), matte=True),
        curtain=material('curtain', (.30, .24, .19), matte=True),
        screen=glow('dash_screen', (.25, .75, 1), 2.2),
        black=material('black_plastic', (.014, .016, .019), .55),
        rubber=material('rubber', (.018, .018, .02), .8),
        steel=material('steel', (.45, .48, .52), .32, 1.),
        rim=material('rim', (.60, .63, .67), .45, .25),
        chrome=material('chrome', (.75, .78, .82), .12, 1.),
        chassis=material('chassis', (.03, .033, .038), .6, .3),
        seam=material('seam', (.30, .34, .38), .6),
        headlamp=glow('headlamp', (1, .90, .74), 17.),
        daylamp=glow('daylamp', (.86, .93, 1), 9.),
        sidelamp=glow('sidelamp', (1, .38, .04), 7.),
        taillamp=glow('taillamp', (1, .03, .015), 5.),
        status=glow('statuslamp', (.1, .75, 1), 6.),
    )


# ---- tractor

def _cab(m):
    table = [(.92, 1.40, 1.225), (1.3, 1.445, 1.245), (1.9, 1.43, 1.245), (2.1, 1.37, 1.24), (2.6, 1.22, 1.22),
             (3.05, 1.06, 1.19), (3.3, .90, 1.165), (3.55, .62, 1.13), (3.74, .30, 1.08), (3.86, -.06, 1.02),
             (3.91, -.35, .97)]
    cab = Loft(table, -.88, front_radius=.40, rear_radius=.10, bulge=.10)
    parts = [cab.body('cab', .92, 3.90, 46, m['cab'], (WINDSCREEN, SIDE_WINDOW))]
    return parts + _cab_inside(m) + _cab_windows(cab, m) + _cab_seams(cab, m) + _cab_front(cab, m)


def _cab_inside(m):
    """What one sees through the windscreen: curtain, seats, dashboard, and the driver at the wheel."""
    parts = [
        box('curtain', (0, -.42, 2.30), (2.30, .05, 2.0), m['curtain'], .01),
        box('dashboard', (0, .93, 1.80), (2.25, .50, .42), m['trim'], .08),
        box('binnacle', (-.52, .72, 2.04), (.52, .16, .16), m['trim'], .05),
        box('dials', (-.52, .635, 2.05), (.40, .01, .10), m['screen'], .005),
        box('shelf', (0, .42, 3.16), (2.1, .8, .10), m['trim'], .03),
        box('floor', (0, .3, 1.22), (2.3, 1.6, .04), m['trim'], .01),
    ]
    for x in (-.55, .55):
        parts += [box('seat', (x, .12, 1.78), (.52, .54, .14), m['trim'], .06),
                  box('backrest', (x, -.16, 2.14), (.50, .16, .76), m['trim'], .07),
                  box('headrest', (x, -.17, 2.62), (.28, .12, .20), m['trim'], .05)]
    wheel = lathe('steering', [(.235, -.018), (.258, 0), (.235, .018), (.212, 0), (.235, -.018)], m['black'], 32,
                  axis='Y', location=(-.55, .58, 2.16))
    wheel.rotation_euler = (math.radians(-38), 0, 0)
    # LHD: the lorry keeps to the right.
    driver = people.seated(reach=.46, helmet=False, cloth='vest', turn=-.35)
    driver.location = (-.55, .08, 1.29)
    return parts + [wheel, driver]


def _cab_windows(cab, m):
    def windscreen(a, b):
        arch = .03 * (1 - a) ** 2
        return _between(0, 1.52, a), _between(2.05 - arch, 3.00 + arch, b)

    def side_window(a, b):
        sill = _between(1.93, 2.12, min(1, a * 1.6)) if a < .6 else 2.12
        z = _between(sill, 2.90, b)
        return cab.side_u(z, _between(cab.section(z)[0] - .62, -.02, a)), z

    def sleeper_window(a, b):
        return cab.side_u(2.5, _between(-.28, -.62, a)), _between(2.42, 2.78, b)

    return (cab.patch('windscreen', windscreen, m['glass'], .010) +
            cab.patch('side_window', side_window, m['glass'], .008, (16, 8)) +
            cab.patch('sleeper', sleeper_window, m['glass'], .008, (8, 6)))


def _cab_seams(cab, m):
    """Door seams, handle and the two swept lines on the door."""
    def door_edge(y, top):
        return lambda a, b: (cab.side_u(2, _between(y, y - .014, a)), _between(1.0, top, b))

    def sill(a, b):
        return _between(cab.side_u(1.05, .80), cab.side_u(1.05, .03), a), _between(1.04, 1.055, b)

    def handle(a, b):
        return cab.side_u(1.72, _between(.36, .14, a)), _between(1.70, 1.76, b)

    def swept(low, high):
        return lambda a, b: (cab.side_u(1.5, _between(.78, -.80, a)), _between(low, high, b) + .55 * a ** 1.6)

    return (cab.patch('seam', door_edge(.03, 2.95), m['black'], .003, (2, 20)) +
            cab.patch('seam', door_edge(.80, 1.95), m['black'], .003, (2, 20)) +
            cab.patch('sill', sill, m['black'], .003, (12, 1)) +
            cab.patch('handle', handle, m['black'], .035, (4, 3)) +
            cab.patch('sweep', swept(1.28, 1.40), m['accent'], .004, (24, 4)) +
            cab.patch('sweep', swept(1.20, 1.245), m['amber'], .004, (24, 2)))


def _cab_front(cab, m):
    def band(u, low, high):
        return lambda a, b: (_between(0, u, a), _between(low, high, b))

    def grille(a, b):
        return _between(0, .93, a), _between(1.02, 1.80 - .10 * a * a, b)

    def roof_lamp(u):
        return lambda a, b: (_between(u - .07, u + .07, a), _between(3.42, 3.46, b))

    parts = cab.patch('grille', grille, m['black'], .008)
    for row in range(6):
        z = 1.10 + row * .115
        slat = m['chrome'] if row == 5 else m['chassis']
        parts += cab.patch('slat', band(.90 - .015 * row, z, z + .045), slat, .030, (16, 3))
    parts += cab.patch('nameplate', band(.34, 1.86, 1.93), m['chrome'], .012, (8, 2))
    parts += cab.patch('visor', band(1.42, 3.03, 3.17), m['black'], .085, (24, 5))
    for u in (.18, .95):
        parts += cab.patch('roof_lamp', roof_lamp(u), m['sidelamp'], .025, (4, 2))
    return parts


def _bumper(m):
    table = [(.27, 1.36, 1.16), (.36, 1.43, 1.22), (.6, 1.475, 1.245), (.80, 1.475, 1.245), (.93, 1.44, 1.235)]
    bumper = Loft(table, .56, front_radius=.42, rear_radius=.03, bulge=.10)

    def area(u0, u1, low, high):
        return lambda a, b: (_between(u0, u1, a), _between(low, high, b))

    def lamp_glass(a, b):
        return _between(.98 - .06 * b, 1.80, a), _between(.60 + .05 * a, .88 + .02 * a, b)

    def day_lamp(a, b):
        return _between(1.00, 1.72, a), _between(.855, .878, b) + .015 * a

    return ([bumper.body('bumper', .28, .93, 16, m['cab'])] +
            bumper.patch('low_grille', area(0, .88, .36, .56), m['black'], .006) +
            bumper.patch('lip', area(0, 1.9, .28, .33), m['black'], .012) +
            bumper.patch('lamp_glass', lamp_glass, m['lens'], .010) +
            bumper.patch('day_lamp', day_lamp, m['daylamp'], .016, (14, 2)) +
            bumper.patch('inner_lamp', area(1.06, 1.26, .675, .80), m['headlamp'], .016, (6, 4)) +
            bumper.patch('outer_lamp', area(1.34, 1.50, .685, .80), m['headlamp'], .016, (6, 4)) +
            bumper.patch('fog_lamp', area(1.02, 1.2, .42, .49), m['daylamp'], .012, (5, 3)) +
            bumper.patch('plate', area(0, .30, .60, .71), m['white'], .016, (6, 2)))


def _tractor_side(m, side):
    """Fender, steps, mirrors, wiper, fairing, tank and skirt of one side."""
    return [
        mudguard('fender', (0, .5), .58, .66, (8, 172), side * .82, side * 1.25, m['cab']),
        box('step', (side * 1.02, -.76, .64), (.44, .30, .58), m['cab'], .04),
        box('tread', (side * 1.18, -.76, .46), (.14, .26, .05), m['black'], .015),
        box('tread', (side * 1.18, -.76, .70), (.14, .26, .05), m['black'], .015),
        box('mirror', (side * 1.47, 1.13, 2.46), (.20, .15, .46), m['cab'], .05),
        box('wide_mirror', (side * 1.47, 1.12, 2.12), (.20, .14, .20), m['black'], .045),
        box('mirror_arm', (side * 1.30, 1.10, 2.70), (.30, .06, .05), m['black'], .02),
        box('mirror_arm', (side * 1.30, 1.10, 2.20), (.30, .06, .05), m['black'], .02),
        box('wiper', (side * .42, 1.405, 2.10), (.72, .02, .025), m['black'], .008, rotation=('Y', side * .10)),
        prism('fairing', [(-.86, .98), (-.86, 3.55), (-1.22, 3.40), (-1.26, .98)], side * 1.235, side * 1.19, m['cab'],
              .015),
        box('skirt', (side * 1.17, -1.95, .68), (.10, 1.95, .56), m['cab'], .045),
        box('skirt_line', (side * 1.215, -1.95, .78), (.015, 1.85, .03), m['accent'], .005),
        box('tank', (side * .93, -1.95, .68), (.42, 1.80, .52), m['steel'], .12, 5),
        mudguard('drive_guard', (-3.75, .5), .58, .62, (20, 160), side * .62, side * 1.24, m['black']),
        box('rail', (side * .42, -2.0, .86), (.09, 6.2, .24), m['chassis'], .01),
        box('flap', (side * .95, -4.42, .42), (.5, .02, .42), m['black'], .005),
    ]


def _tractor_chassis(m):
    return [
        box('front_axle', (0, 0, .5), (1.9, .14, .14), m['chassis'], .03),
        box('drive_axle', (0, -3.75, .5), (1.9, .18, .18), m['chassis'], .03),
        box('engine', (0, .2, .75), (.9, 1.8, .4), m['chassis'], .05),
        box('fifth_wheel', (0, -3.4, 1.06), (.9, .9, .10), m['chassis'], .03),
        box('deck', (0, -2.6, .99), (1.1, 2.6, .03), m['steel'], .005),
        box('exhaust', (.75, -1.12, 1.6), (.16, .16, 1.3), m['steel'], .07, 5),
    ]


# ---- trailer

def _trailer_side(m, side):
    front, rear, middle, height = TRAILER_FRONT, TRAILER_REAR, TRAILER_MID_HEIGHT, TRAILER_HEIGHT
    parts = [
        box('bottom_rail', (side * 1.287, TRAILER_MIDDLE, TRAILER_BOTTOM + .02), (.03, TRAILER_LENGTH - .02, .16),
            m['steel'], .01),
        box('top_rail', (side * 1.285, TRAILER_MIDDLE, TRAILER_TOP - .06), (.025, TRAILER_LENGTH - .04, .11),
            m['steel'], .01),
        box('skirt', (side * 1.20, -8.15, .80), (.04, 3.3, .66), m['white'], .02),
        box('skirt_line', (side * 1.225, -8.15, .56), (.012, 3.2, .05), m['accent'], .004),
        box('pallet_box', (side * .95, -5.9, .86), (.5, .9, .55), m['black'], .04),
        box('leg', (side * .75, -4.95, .72), (.14, .16, .9), m['steel'], .02),
        box('frame', (side * .5, -9.5, 1.06), (.10, 11.5, .24), m['chassis'], .01),
        box('guard', (side * 1.0, -11.9, 1.08), (.5, 4.1, .04), m['black'], .01),
        box('flap', (side * .98, -14.15, .45), (.5, .02, .5), m['black'], .005),
    ]
    for panel in range(1, 11):
        y = front - TRAILER_LENGTH * panel / 11
        parts.append(box('seam', (side * 1.2905, y, middle), (.006, .012, height - .26), m['seam'], .001, 1))
    for y in (front - .05, rear + .05):
        parts.append(box('post', (side * 1.28, y, middle), (.03, .10, height - .04), m['steel'], .012))
    for lamp in range(7):
        y = front - 1.0 - lamp * 1.95
        parts.append(box('side_lamp', (side * 1.305, y, 1.20), (.02, .11, .04), m['sidelamp'], .006, 1))
    return parts


def _trailer_rear(m):
    rear = TRAILER_REAR
    parts = [
        box('underrun', (0, rear + .10, .62), (2.3, .10, .16), m['steel'], .03),
        box('lamp_bar', (0, rear + .06, .98), (2.5, .10, .24), m['black'], .03),
        box('door_gap', (0, rear - .004, 2.6), (.02, .02, 2.7), m['seam'], .002),
    ]
    for side in SIDES:
        parts += [box('tail_lamp', (side * .98, rear + .02, .98), (.46, .06, .16), m['taillamp'], .02),
                  box('turn_lamp', (side * .66, rear + .02, .98), (.16, .06, .14), m['sidelamp'], .02)]
        parts += [box('hinge', (side * 1.20, rear - .01, z), (.18, .05, .07), m['steel'], .012)
                  for z in (1.4, 2.2, 3.0, 3.8)]
        parts += [box('lock_bar', (side * x, rear - .03, 2.6), (.035, .035, 2.5), m['steel'], .015) for x in (.25, .55)]
    return parts


def _ribbon(side, bottom, top, rise, bottom_rise, paint):
    """A band along the trailer that sweeps up towards the rear."""
    start, end, steps = TRAILER_FRONT - .12, TRAILER_REAR + .12, 40
    vertices = []
    for i in range(steps + 1):
        t = i / steps
        lift = rise * t ** 2.2
        y = _between(start, end, t)
        vertices += [(side * 1.2925, y, bottom + lift * bottom_rise), (side * 1.2925, y, top + lift)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
    return mesh_object('ribbon', vertices, faces, paint, smooth=False)


def _name(m):
    """The company's name, scaled to the width that the livery gives it."""
    text = bpy.data.curves.new('name', 'FONT')
    text.body = livery.NAME
    text.font = bpy.data.fonts.load(livery.LETTERING)
    text.align_x = text.align_y = 'CENTER'
    text.space_character = livery.TRACKING
    text.materials.append(m['letter'])
    ob = link(bpy.data.objects.new('name', text))
    bpy.context.view_layer.update()
    ob.scale = (livery.NAME_WIDTH / ob.dimensions.x,) * 3
    return ob


def _mark(m):
    """The company's drawing on a clear square."""
    half = livery.MARK_SIZE / 2
    ob = plane(-half, half, -half, half, 0, m['mark'])
    uv = ob.data.uv_layers.new(name='UVMap')
    for corner, place in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        corner.uv = place
    return ob


def _on_side(ob, side, y):
    """Stands a flat drawing upright on the trailer, readable from that side."""
    ob.rotation_euler = (math.pi / 2, 0, side * math.pi / 2)
    ob.location = (side * 1.294, y, livery.LETTERING_HEIGHT)
    return ob


def _lettering(m, side):
    """Mark, then name, in reading order: on the right-hand side that order runs from the rear to the front."""
    start = TRAILER_FRONT - livery.LETTERING_START
    if side > 0:
        name_y = start - livery.NAME_WIDTH / 2
        mark_y = start - livery.NAME_WIDTH - livery.MARK_GAP - livery.MARK_SIZE / 2
    else:
        mark_y = start - livery.MARK_SIZE / 2
        name_y = start - livery.MARK_SIZE - livery.MARK_GAP - livery.NAME_WIDTH / 2
    return [_on_side(_name(m), side, name_y), _on_side(_mark(m), side, mark_y)]


def _cooling_unit(m):
    """The refrigeration unit on the trailer's nose."""
    front = TRAILER_FRONT
    parts = [
        box('unit', (0, front + .30, 3.0), (2.06, .60, 1.72), m['white'], .09, 5),
        box('unit_base', (0, front + .24, 2.02), (1.7, .46, .32), m['black'], .05),
        box('unit_grille', (0, front + .605, 3.1), (1.5, .03, 1.0), m['black'], .02),
        box('unit_top', (0, front + .28, 3.88), (1.6, .40, .06), m['black'], .02),
    ]
    parts += [box('slat', (0, front + .625, 2.68 + k * .14), (1.44, .02, .05), m['chassis'], .008, 1) for k in range(7)]
    for side in SIDES:
        parts += [box('vent', (side * 1.03, front + .30, 3.25), (.015, .40, .70), m['black'], .01),
                  box('unit_band', (side * 1.032, front + .30, 2.55), (.012, .50, .12), m['accent'], .004, 1),
                  box('status', (side * 1.04, front + .42, 2.72), (.02, .09, .05), m['status'], .008, 1)]
        parts += [box('vent_slat', (side * 1.04, front + .30, 2.97 + k * .115), (.02, .40, .035), m['seam'], .006, 1)
                  for k in range(6)]
    return parts


def _trailer(m):
    parts = [box('trailer', (0, TRAILER_MIDDLE, TRAILER_MID_HEIGHT), (2.58, TRAILER_LENGTH, TRAILER_HEIGHT), m['body'],
                 .05, 4)]
    for side in SIDES:
        parts += _trailer_side(m, side)
        parts += [_ribbon(side, 1.34, 1.60, 1.55, .45, m['cab']), _ribbon(side, 1.68, 1.735, 1.58, 1., m['amber'])]
        parts += _lettering(m, side)
    return parts + _trailer_rear(m) + _cooling_unit(m)


# ---- wheels and light

def _wheel_mesh(m, dual):
    tyre = [(.30, -.14), (.44, -.155), (.485, -.14), (.50, -.10), (.50, -.035), (.488, -.03), (.488, -.015), (.50, -.01),
            (.50, .06), (.488, .065), (.488, .08), (.50, .085), (.50, .11), (.485, .14), (.44, .155), (.30, .14)]
    rim = [(.30, .12), (.31, .15), (.295, .155), (.275, .145), (.262, .118), (.20, .108), (.13, .112), (.115, .15),
           (.085, .165), (.0001, .165)]
    parts = [lathe('tyre', tyre, m['rubber'], 56), lathe('rim', rim, m['rim'])]
    for k in range(10):
        nut = 2 * math.pi * k / 10
        parts.append(lathe('nut', [(.012, .10), (.012, .135), (.0001, .138)], m['chrome'], 8,
                           location=(0, .138 * math.cos(nut), .138 * math.sin(nut))))
    for k in range(HAND_HOLES):
        hole = 2 * math.pi * k / HAND_HOLES
        parts.append(lathe('hole', [(.046, .0), (.046, .1185), (.0001, .1185)], m['black'], 20,
                           location=(-.002, .206 * math.cos(hole), .206 * math.sin(hole))))
    if dual:
        parts.append(lathe('inner_tyre', tyre, m['rubber'], 56, location=(-.33, 0, 0)))
    wheel = join(parts, 'wheel')
    mesh = wheel.data
    mesh.use_auto_smooth = True
    bpy.data.objects.remove(wheel)
    return mesh


def _wheels(m, root):
    single, dual = _wheel_mesh(m, False), _wheel_mesh(m, True)
    steered, driven, *trailing = AXLES
    places = [(single, 1.06, steered), (dual, 1.06, driven)] + [(single, 1.10, y) for y in trailing]
    wheels = []
    for side in SIDES:
        for mesh, x, y in places:
            wheel = link(bpy.data.objects.new('wheel', mesh), root)
            wheel.location = (side * x, y, WHEEL_RADIUS)
            wheel.scale = (side, 1, 1)
            wheels.append(wheel)
    return wheels


def _spot(root, place, watts, pitch, yaw, cone, colour=(1, .88, .70)):
    lamp = bpy.data.lights.new('headlight', 'SPOT')
    lamp.energy = watts
    lamp.color = colour
    lamp.spot_size = math.radians(cone)
    lamp.spot_blend = 1.
    lamp.shadow_soft_size = .12
    ob = link(bpy.data.objects.new('headlight', lamp), root)
    ob.location = place
    ob.rotation_euler = (math.radians(90 - pitch), 0, math.radians(yaw))


# Height above the road, share of the power, pitch and cone. A wet road mirrors each lamp as far ahead as the lamp is
# high: the low ones draw the pool of light back to the bumper.
HEADLIGHTS = ((.74, 1., 5.5, 125), (.70, .35, 38, 150), (.46, .30, 9, 140), (.24, .20, 14, 150), (.12, .10, 18, 150))


def _headlights(root, watts):
    for side in SIDES:
        for height, share, pitch, cone in HEADLIGHTS:
            _spot(root, (side * .86, 1.62, height), watts * share, pitch, -2 * side, cone)


def _cab_lamp(root, watts):
    """The lamp over the driver. It lights nothing but the cab, whose glass holds it in."""
    lamp = bpy.data.lights.new('cab_lamp', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', 1.5, .5
    lamp.energy = watts
    lamp.color = (1, .80, .56)
    ob = link(bpy.data.objects.new('cab_lamp', lamp), root)
    ob.location = (-.15, .42, 3.08)
    ob.visible_camera = False


def _beam_shader(nodes, _shader):
    """Light in the air: brightest at the lamp and where the cone is seen edge-on."""
    m = nodes.math
    along = nodes.map_range(nodes.separate(nodes.object_coordinates())[1], 0., 15., 1., 0.)
    facing = nodes.add('ShaderNodeLayerWeight', {'Blend': .5}).outputs['Facing']
    strength = m('MULTIPLY', m('POWER', along, 2.6), m('POWER', m('SUBTRACT', 1., facing), 2.2))
    light = nodes.add('ShaderNodeEmission', {'Color': (1, .86, .66, 1), 'Strength': m('MULTIPLY', strength, .42)})
    clear = nodes.add('ShaderNodeBsdfTransparent')
    return nodes.add('ShaderNodeAddShader', {0: light.outputs[0], 1: clear.outputs[0]}).outputs[0]


def _beams(root):
    air = material('beam', foggy=False, build=_beam_shader)
    air.cycles.sample_as_light = False
    for side in SIDES:
        beam = lathe('beam', [(.07, 0), (.45, 3.), (1.0, 7.), (1.75, 15.)], air, 32, axis='Y', parent=root)
        beam.location = (side * .86, 1.52, .72)
        beam.rotation_euler = (math.radians(-1.6), 0, side * math.radians(-2.5))
        beam.visible_shadow = beam.visible_diffuse = beam.visible_glossy = False


# ---- spray

def _plume(nodes, y, z, axle, strength, length):
    """Spray that leaves a wheel's foot, and rises and thins behind it."""
    m = nodes.math
    behind = m('MAXIMUM', m('SUBTRACT', axle - .25, y), 0.)
    start = nodes.map_range(behind, 0., .7)
    thickness = m('MULTIPLY_ADD', behind, .15, .34)
    above = m('POWER', m('DIVIDE', z, thickness), 2.)
    density = m('EXPONENT', m('MULTIPLY', m('ADD', above, m('DIVIDE', behind, length)), -1.))
    return m('MULTIPLY', m('MULTIPLY', start, density), strength)


def _spray_shader(streaks, layer):
    def build(nodes, _shader):
        m = nodes.math
        _, y, z = nodes.separate(nodes.object_coordinates())
        plumes = [_plume(nodes, y, z, axle, strength, length) for axle, strength, length in
                  ((AXLES[0], .55, 2.0), (AXLES[1], .75, 2.6), (AXLES[-1], 1., 5.5))]
        amount = m('ADD', m('ADD', plumes[0], plumes[1]), plumes[2])
        torn = nodes.map_range(streaks(nodes, layer), .34, .66, .12, 1.)
        edge = m('MULTIPLY', nodes.map_range(y, -27., -20.), nodes.map_range(y, .2, -.4))
        cover = m('MULTIPLY', m('MULTIPLY', amount, torn), m('MULTIPLY', edge, .62), clamp=True)
        mist = nodes.add('ShaderNodeEmission', {'Color': (.56, .47, .46, 1), 'Strength': .74})
        clear = nodes.add('ShaderNodeBsdfTransparent')
        return nodes.add('ShaderNodeMixShader', {0: cover, 1: clear.outputs[0], 2: mist.outputs[0]}).outputs[0]
    return build


def add_spray(root, streaks):
    """Veils of spray beside the wheels, thickest behind the trailer. `streaks(nodes, layer)` is noise that lies still in
    the world, so that the truck leaves it behind."""
    corners = [(-27, -.02), (.2, -.02), (.2, 2.6), (-27, 2.6)]
    for layer, x in enumerate((-1.5, -1.1, -.5, .2, .9, 1.28, 1.48, 1.72)):
        veil = material(f'spray{layer}', foggy=False, build=_spray_shader(streaks, layer))
        veil.cycles.sample_as_light = False
        ob = mesh_object('spray', [(x, y, z) for y, z in corners], [(0, 1, 2, 3)], veil, smooth=False, parent=root)
        ob.visible_shadow = ob.visible_diffuse = ob.visible_glossy = False


def build_truck(parent=None, watts=420, beams=True):
    """Returns the root that carries everything, and the wheels."""
    m = truck_materials()
    root = empty('truck', parent)
    parts = _cab(m) + _bumper(m) + _tractor_chassis(m) + _trailer(m)
    for side in SIDES:
        parts += _tractor_side(m, side)
    join(parts, 'truck_body', root)
    wheels = _wheels(m, root)
    _headlights(root, watts)
    _cab_lamp(root, 26)
    if beams:
        _beams(root)
    return root, wheels


# ---- copies

_unlit = {}


def _lamps_off(mesh):
    """A copy of the body whose lamps carry a dark lens."""
    if mesh.name not in _unlit:
        copy = mesh.copy()
        dark = material('lamp_off', (.30, .33, .36), .25, coat=.5)
        for slot, paint in enumerate(copy.materials):
            if paint and paint.name in LAMP_MATERIALS:
                copy.materials[slot] = dark
        _unlit[mesh.name] = copy
    return _unlit[mesh.name]


def copy_truck(source, parent=None, location=(0, 0, 0), heading=0., lit=True):
    """A copy that shares the source's meshes, so that memory stays flat. An unlit one is parked."""
    root = empty('truck_copy', parent, location)
    root.rotation_euler = (0, 0, heading)
    wheels = []
    for child in source.children:
        if not lit and (child.type == 'LIGHT' or child.name.startswith('beam')):
            continue
        copy = child.copy()
        copy.animation_data_clear()
        link(copy, root)
        if child.name.startswith('truck_body') and not lit:
            copy.data = _lamps_off(child.data)
        if child.name.startswith('wheel'):
            wheels.append(copy)
    return root, wheels


def remove(root):
    """Takes a truck that only served as a template out of the scene: its lamps would cost samples."""
    for child in list(root.children):
        bpy.data.objects.remove(child)
