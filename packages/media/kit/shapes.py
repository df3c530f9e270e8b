"""Meshes and objects: boxes, prisms, bodies of revolution, lofted bodies. Nothing here knows about trucks."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

BOX_FACES = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def link(ob, parent=None):
    bpy.context.scene.collection.objects.link(ob)
    if parent:
        ob.parent = parent
    return ob


def empty(name, parent=None, location=(0, 0, 0)):
    ob = bpy.data.objects.new(name, None)
    ob.location = location
    return link(ob, parent)


def mesh_object(name, vertices, faces, material=None, smooth=True, parent=None, bevel=0., segments=3, smooth_angle=35):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.update()
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(smooth_angle)
    ob = bpy.data.objects.new(name, mesh)
    if material:
        mesh.materials.append(material)
    link(ob, parent)
    if bevel:
        _bevel(ob, bevel, segments, smooth)
    return ob


def _bevel(ob, width, segments, harden):
    modifier = ob.modifiers.new('bevel', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    modifier.angle_limit = math.radians(30)
    modifier.harden_normals = harden


def _face_outward(ob):
    mesh = bmesh.new()
    mesh.from_mesh(ob.data)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh.to_mesh(ob.data)
    mesh.free()
    return ob


def tiled_mesh(name, vertices, faces, material_indices, materials):
    """A bare mesh datablock with several materials, to be shared by many objects."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    for material in materials:
        mesh.materials.append(material)
    if faces:
        mesh.polygons.foreach_set('material_index', material_indices)
    return mesh


def box(name, centre, size, material, bevel=.02, segments=3, parent=None, rotation=None):
    """`rotation` is (axis, angle) about the box's own centre."""
    x, y, z = (v / 2 for v in size)
    corners = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    if rotation is not None:
        axis, angle = rotation
        turn = Matrix.Rotation(angle, 3, axis)
        corners = [turn @ Vector(v) for v in corners]
    vertices = [(v[0] + centre[0], v[1] + centre[1], v[2] + centre[2]) for v in corners]
    return mesh_object(name, vertices, BOX_FACES, material, parent=parent, bevel=min(bevel, min(size) * .45),
                       segments=segments)


def plane(x0, x1, y0, y1, z, material):
    corners = [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]
    return mesh_object('plane', corners, [(0, 1, 2, 3)], material, smooth=False)


def bezier(a, b, c, d, steps=40):
    """Points of a cubic curve in the plane."""
    a, b, c, d = (Vector(p) for p in (a, b, c, d))
    return [(1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d
            for t in (i / steps for i in range(steps + 1))]


def ribbon(name, points, offset, width, z, material):
    """A flat band beside a line in the plane; its UV runs across it and along it."""
    vertices = []
    for i, point in enumerate(points):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        normal = Vector((-along.y, along.x))
        vertices += [(*(point + normal * (offset + side * width / 2)), z) for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    ob = mesh_object(name, vertices, faces, material, smooth=False)
    uv = ob.data.uv_layers.new(name='UVMap')
    for loop in ob.data.loops:
        uv.data[loop.index].uv = (loop.vertex_index % 2, (loop.vertex_index // 2) / (len(points) - 1))
    return ob


def prism(name, profile, x0, x1, material, bevel=.02):
    """A polygon in (y, z), extruded along x."""
    count = len(profile)
    vertices = [(x0, y, z) for y, z in profile] + [(x1, y, z) for y, z in profile]
    ends = [list(range(count)), list(range(count, 2 * count))[::-1]]
    sides = [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    return _face_outward(mesh_object(name, vertices, ends + sides, material, bevel=bevel))


def lathe(name, profile, material, segments=48, parent=None, location=(0, 0, 0), axis='X'):
    """(radius, offset) pairs, revolved about the axis X, Y or Z."""
    vertices, faces = [], []
    count = len(profile)
    for step in range(segments):
        angle = 2 * math.pi * step / segments
        cos, sin = math.cos(angle), math.sin(angle)
        for radius, offset in profile:
            a, b = radius * cos, radius * sin
            vertices.append({'X': (offset, a, b), 'Y': (a, offset, b), 'Z': (a, b, offset)}[axis])
    for step in range(segments):
        for j in range(count - 1):
            a, b = step * count + j, ((step + 1) % segments) * count + j
            faces.append((a, b, b + 1, a + 1))
    ob = mesh_object(name, vertices, faces, material, parent=parent)
    ob.location = location
    return _face_outward(ob)


def tube(name, points, sizes, material, domes=(True, True), around=14, caps=4):
    """A round body along a line of points; `domes` close its start and end. A size is a radius, or a half width and
    half depth."""
    points = [Vector(p) for p in points]
    sizes = [size if isinstance(size, tuple) else (size, size) for size in sizes]
    rings = []
    for i, (point, (width, depth)) in enumerate(zip(points, sizes)):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        rings.append((point, along, width, depth))

    def dome(ring, direction):
        point, along, width, depth = ring
        angles = [math.pi / 2 * (k + 1) / caps for k in range(caps)]
        height = min(width, depth)
        return [(point + along * direction * height * math.sin(a), along, max(width * math.cos(a), 1e-4),
                 max(depth * math.cos(a), 1e-4)) for a in angles]

    rings = (dome(rings[0], -1)[::-1] if domes[0] else []) + rings + (dome(rings[-1], 1) if domes[1] else [])
    vertices = []
    for point, along, width, depth in rings:
        across = along.cross(Vector((0, 1, 0)) if abs(along.y) < .9 else Vector((0, 0, 1))).normalized()
        other = along.cross(across)
        vertices += [point + across * width * math.cos(2 * math.pi * k / around) +
                     other * depth * math.sin(2 * math.pi * k / around) for k in range(around)]
    faces = [(r * around + k, r * around + (k + 1) % around, (r + 1) * around + (k + 1) % around, (r + 1) * around + k)
             for r in range(len(rings) - 1) for k in range(around)]
    return _face_outward(mesh_object(name, vertices, faces, material, smooth_angle=60))


def mudguard(name, centre, inner, outer, angles, x0, x1, material, segments=20):
    """A sector of a ring in the YZ plane, extruded along x."""
    start, end = (math.radians(a) for a in angles)
    steps = [start + (end - start) * i / segments for i in range(segments + 1)]

    def arc(radius):
        return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in steps]

    profile = arc(outer) + arc(inner)[::-1]
    count = len(profile)
    vertices = [(x0, y, z) for y, z in profile] + [(x1, y, z) for y, z in profile]
    faces = []
    for i in range(segments):
        j = count - 1 - i
        faces += [(i, i + 1, j - 1, j), (count + i, count + j, count + j - 1, count + i + 1),
                  (i, count + i, count + i + 1, i + 1), (j, j - 1, count + j - 1, count + j)]
    faces += [(0, count - 1, 2 * count - 1, count),
              (segments, count + segments, count + segments + 1, segments + 1)]
    return _face_outward(mesh_object(name, vertices, faces, material, bevel=.012, segments=2))


def join(objects, name, parent=None):
    """Applies all modifiers and joins everything to one mesh object."""
    bpy.ops.object.select_all(action='DESELECT')
    for ob in objects:
        ob.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]
    bpy.context.view_layer.update()
    bpy.ops.object.convert(target='MESH')
    bpy.ops.object.join()
    joined = bpy.context.view_layer.objects.active
    joined.name = name
    if parent:
        joined.parent = parent
    return joined


class Boxes:
    """Many plain boxes in one mesh, one slot a material: no modifiers, cheap to build."""

    def __init__(self):
        self.vertices, self.faces, self.indices, self.materials = [], [], [], []

    def add(self, centre, size, material):
        if material not in self.materials:
            self.materials.append(material)
        base = len(self.vertices)
        x, y, z = centre
        u, v, w = (q / 2 for q in size)
        self.vertices += [(x + i * u, y + j * v, z + k * w) for k in (-1, 1) for j in (-1, 1) for i in (-1, 1)]
        sides = ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6))
        self.faces += [tuple(base + q for q in side) for side in sides]
        self.indices += [self.materials.index(material)] * len(sides)

    def finish(self, name):
        mesh = tiled_mesh(name, self.vertices, self.faces, self.indices, self.materials)
        return link(bpy.data.objects.new(name, mesh))


class Loft:
    """A cab-like body. Each horizontal section is a rounded rectangle with a bulged front, given by height.

    `table` rows are (height, front edge, half width). A place on the surface is (side, u, z) with side ±1 and
    u in 0..1 the front, 1..2 the front corner, 2..3 the side, 3..4 the rear corner, 4..5 the rear.
    """

    def __init__(self, table, rear, front_radius, rear_radius, bulge):
        self.table = np.array(table, float)
        self.rear = rear
        self.front_radius = front_radius
        self.rear_radius = rear_radius
        self.bulge = bulge

    def section(self, z):
        """Front edge and half width at a height (Catmull–Rom through the table)."""
        rows = self.table
        i = int(np.clip(np.searchsorted(rows[:, 0], z) - 1, 0, len(rows) - 2))
        t = float(np.clip((z - rows[i, 0]) / (rows[i + 1, 0] - rows[i, 0]), 0, 1))
        a, b, c, d = rows[max(i - 1, 0), 1:], rows[i, 1:], rows[i + 1, 1:], rows[min(i + 2, len(rows) - 1), 1:]
        return .5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (-a + 3 * b - 3 * c + d) * t ** 3)

    def point(self, side, u, z):
        front, half = self.section(z)
        corner = min(self.front_radius, half * .8)
        flat = half - corner

        def set_back(x):
            return self.bulge * (x / half) ** 2

        if u <= 1:
            x = u * flat
            y = front - set_back(x)
        elif u <= 2:
            angle = (u - 1) * math.pi / 2
            x = flat + corner * math.sin(angle)
            y = front - set_back(flat) - corner * (1 - math.cos(angle))
        elif u <= 3:
            start, end = front - set_back(flat) - corner, self.rear + self.rear_radius
            x, y = half, start + (end - start) * (u - 2)
        elif u <= 4:
            angle = (u - 3) * math.pi / 2
            x = half - self.rear_radius + self.rear_radius * math.cos(angle)
            y = self.rear + self.rear_radius - self.rear_radius * math.sin(angle)
        else:
            x, y = (half - self.rear_radius) * (5 - u), self.rear
        return Vector((side * x, y, z))

    def normal(self, side, u, z):
        e = 1e-3
        along = self.point(side, min(u + e, 4.999), z) - self.point(side, max(u - e, 0), z)
        up = self.point(side, u, z + e) - self.point(side, u, z - e)
        normal = along.cross(up) * -side
        normal = normal.normalized() if normal.length > 0 else Vector((0, 1, 0))
        return -normal if normal.dot(self._outward(self.point(side, u, z))) < 0 else normal

    def _outward(self, point):
        return Vector((point.x, point.y - (self.rear + .6), 0))

    def side_u(self, z, y):
        """u of the place on the side that lies at y."""
        front, half = self.section(z)
        start = front - self.bulge * ((half - self.front_radius) / half) ** 2 - self.front_radius
        return 2 + (y - start) / (self.rear + self.rear_radius - start)

    def body(self, name, z0, z1, levels, material, openings=()):
        """`openings` are windows, (u0, u1, bottom, top) on both sides: the body has no faces there."""
        spans = ((0, 1, 8), (1, 2, 10), (2, 3, 6), (3, 4, 6), (4, 5, 4))
        steps = [u for start, end, count in spans for u in np.linspace(start, end, count)[:-1]]
        steps = sorted({*steps, *(u for opening in openings for u in opening[:2])})
        ring = [(1, u) for u in steps] + [(1, 5)] + [(-1, u) for u in steps[::-1][:-1]]
        heights = sorted({*np.linspace(z0, z1, levels), *(z for opening in openings for z in opening[2:])})
        around, levels = len(ring), len(heights)

        def is_open(level, i):
            u, z = (ring[i][1] + ring[(i + 1) % around][1]) / 2, (heights[level] + heights[level + 1]) / 2
            return any(u0 < u < u1 and bottom < z < top for u0, u1, bottom, top in openings)

        vertices = [self.point(side, u, z) for z in heights for side, u in ring]
        corners = [(level * around + i, level * around + (i + 1) % around) for level in range(levels - 1)
                   for i in range(around) if not is_open(level, i)]
        faces = [(a, b, b + around, a + around) for a, b in corners]
        faces += [list(range(around))[::-1], [(levels - 1) * around + i for i in range(around)]]
        return _face_outward(mesh_object(name, vertices, faces, material, smooth_angle=40))

    def patch(self, name, place, material, offset=.012, steps=(24, 10)):
        """A shell over part of the body, on both sides. `place(a, b)` maps the unit square to (u, z);
        one that starts on the centre line becomes a single shell across it."""
        if abs(place(0, 0)[0]) < 1e-6:
            def across(a, b):
                u, z = place(abs(2 * a - 1), b)
                return (-u if a < .5 else u), z
            return [self._shell(name, across, material, offset, (steps[0] * 2, steps[1]), 0)]
        return [self._shell(name, place, material, offset, steps, side) for side in (1, -1)]

    def _shell(self, name, place, material, offset, steps, fixed_side):
        columns, rows = steps
        width, height = columns + 1, rows + 1

        def lifted(i, j, distance):
            u, z = place(i / columns, j / rows)
            side = fixed_side or (1 if u >= 0 else -1)
            return self.point(side, abs(u), z) + self.normal(side, abs(u), z) * distance

        vertices = [lifted(i, j, offset) for j in range(height) for i in range(width)]
        faces = [(j * width + i, j * width + i + 1, (j + 1) * width + i + 1, (j + 1) * width + i)
                 for j in range(rows) for i in range(columns)]
        rim = ([(i, 0) for i in range(width)] + [(columns, j) for j in range(1, height)] +
               [(i, rows) for i in range(columns - 1, -1, -1)] + [(0, j) for j in range(rows - 1, 0, -1)])
        base = len(vertices)
        vertices += [lifted(i, j, -.01) for i, j in rim]
        loop = [j * width + i for i, j in rim]
        faces += [(loop[q], base + q, base + (q + 1) % len(loop), loop[(q + 1) % len(loop)]) for q in range(len(loop))]
        ob = mesh_object(name, vertices, faces, material)
        self._face_away(ob, (rows // 2) * columns + columns // 2)
        return ob

    def _face_away(self, ob, middle_face):
        """A shell is open, so recalculated normals may all point inward: the middle face decides."""
        mesh = bmesh.new()
        mesh.from_mesh(ob.data)
        bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
        mesh.normal_update()
        mesh.faces.ensure_lookup_table()
        face = mesh.faces[middle_face]
        if face.normal.dot(self._outward(face.calc_center_median())) < 0:
            bmesh.ops.reverse_faces(mesh, faces=mesh.faces)
        mesh.to_mesh(ob.data)
        mesh.free()
