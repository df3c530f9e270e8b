"""The look: dawn sky, distance fog and materials. The grade of the finished picture is in ../post/grade.py.

+Y is the driving direction, Z is up, one unit is a metre.
"""
import math

import bpy

# Two ramps from the horizon (0) to the zenith (1): away from the dawn, and towards it.
NIGHT_RAMP = [(0, (.095, .19, .34)), (.10, (.075, .165, .33)), (.30, (.040, .105, .25)), (1, (.012, .036, .105))]
ROAD_DAWN_RAMP = [(0, (1.04, .52, .27)), (.05, (.84, .46, .29)), (.13, (.40, .335, .37)), (.30, (.085, .165, .32)),
                  (1, (.014, .042, .115))]
DEPOT_DAWN_RAMP = [(0, (.80, .42, .25)), (.06, (.55, .36, .30)), (.16, (.22, .25, .34)), (.34, (.06, .13, .28)),
                   (1, (.014, .042, .115))]
DAY_RAMP = [(0, (.165, .29, .45)), (.10, (.135, .255, .44)), (.30, (.07, .16, .34)), (1, (.018, .052, .145))]
DAY_DAWN_RAMP = [(0, (1.15, .62, .34)), (.05, (.92, .56, .38)), (.15, (.46, .43, .46)), (.38, (.13, .23, .41)),
                 (1, (.022, .06, .15))]

# A scene sets these before it builds anything. The glow's azimuth (clockwise from +Y) is that of the picture's dawn;
# the sun lamp has its own, because the light that models the truck best comes from elsewhere.
sky = dict(glow_azimuth=math.radians(164), glow_power=4.0, cool=DAY_RAMP, warm=DAY_DAWN_RAMP,
           fog_density=.0020, fog_ground=.011, fog_falloff=.13, fog_start=24.)


class Nodes:
    """A thin hand for building a node tree: sockets and plain numbers may be mixed freely as inputs."""

    def __init__(self, tree):
        self.tree = tree

    def link(self, output, socket):
        self.tree.links.new(output, socket)

    def _feed(self, socket, value):
        if hasattr(value, 'is_output'):
            self.link(value, socket)
        else:
            socket.default_value = value

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for key, value in (inputs or {}).items():
            self._feed(node.inputs[key], value)
        return node

    def math(self, operation, *values, clamp=False):
        node = self.add('ShaderNodeMath', operation=operation, use_clamp=clamp)
        for socket, value in zip(node.inputs, values):
            self._feed(socket, value)
        return node.outputs[0]

    def mix(self, factor, a, b):
        node = self.add('ShaderNodeMixRGB', blend_type='MIX')
        self._feed(node.inputs[0], factor)
        for socket, colour in zip(node.inputs[1:], (a, b)):
            self._feed(socket, colour if hasattr(colour, 'is_output') else (*colour, 1))
        return node.outputs[0]

    def ramp(self, factor, stops):
        node = self.add('ShaderNodeValToRGB')
        ramp = node.color_ramp
        ramp.interpolation = 'EASE'
        while len(ramp.elements) > 1:
            ramp.elements.remove(ramp.elements[-1])
        for i, (position, colour) in enumerate(stops):
            element = ramp.elements[0] if i == 0 else ramp.elements.new(position)
            element.position = position
            element.color = (*colour, 1)
        self.link(factor, node.inputs[0])
        return node.outputs[0]

    def map_range(self, value, from_min, from_max, to_min=0., to_max=1.):
        return self.add('ShaderNodeMapRange', {0: value, 1: from_min, 2: from_max, 3: to_min, 4: to_max}).outputs[0]

    def separate(self, vector):
        return self.add('ShaderNodeSeparateXYZ', {0: vector}).outputs

    def position(self):
        return self.add('ShaderNodeNewGeometry').outputs['Position']

    def object_coordinates(self):
        return self.add('ShaderNodeTexCoord').outputs['Object']

    def noise(self, scale, detail=3, roughness=.5, vector=None):
        inputs = {'Vector': vector or self.position(), 'Scale': scale, 'Detail': detail, 'Roughness': roughness}
        return self.add('ShaderNodeTexNoise', inputs).outputs[0]

    def bump(self, shader, height, strength=.3, distance=.05):
        node = self.add('ShaderNodeBump', {'Height': height, 'Strength': strength, 'Distance': distance})
        self.link(node.outputs[0], shader.inputs['Normal'])

    def snow_by_normal(self, shader, base, snow, low, high, noise_scale, noise_amount):
        """Snow on whatever faces up; noise frays its edge."""
        normal_z = self.separate(self.add('ShaderNodeNewGeometry').outputs['Normal'])[2]
        noise = self.noise(noise_scale, 2, vector=self.object_coordinates())
        value = self.math('ADD', normal_z, self.math('MULTIPLY', self.math('SUBTRACT', noise, .5), noise_amount * 2))
        cover = self.add('ShaderNodeMapRange', {0: value, 1: low, 2: high}, interpolation_type='SMOOTHSTEP')
        self.link(self.mix(cover.outputs[0], base, snow), shader.inputs['Base Color'])


def _new_group(name, inputs, output):
    group = bpy.data.node_groups.new(name, 'ShaderNodeTree')
    for kind, label in inputs:
        group.inputs.new(kind, label)
    group.outputs.new(*output)
    nodes = Nodes(group)
    return group, nodes, nodes.add('NodeGroupInput').outputs, nodes.add('NodeGroupOutput').inputs


def sky_group():
    """Direction in, colour of the sky out. World and fog share it, so that distance melts into the sky behind it."""
    existing = bpy.data.node_groups.get('SkyColor')
    if existing:
        return existing
    group, nodes, given, result = _new_group(
        'SkyColor', [('NodeSocketVector', 'Direction')], ('NodeSocketColor', 'Color'))
    m = nodes.math
    x, y, z = nodes.separate(given[0])
    level = m('MAXIMUM', m('SQRT', m('ADD', m('MULTIPLY', x, x), m('MULTIPLY', y, y))), 1e-4)
    azimuth = sky['glow_azimuth']
    towards = m('ADD', m('MULTIPLY', x, math.sin(azimuth)), m('MULTIPLY', y, math.cos(azimuth)))
    facing = m('MULTIPLY_ADD', m('DIVIDE', towards, level), .5, .5, clamp=True)
    glow = m('POWER', facing, sky['glow_power'])
    height = m('MAXIMUM', z, 0.)
    nodes.link(nodes.mix(glow, nodes.ramp(height, sky['cool']), nodes.ramp(height, sky['warm'])), result[0])
    return group


def _ground_fog(nodes, distance, height, incoming_z):
    """Optical depth of fog that thins with height: Simpson's rule between the camera and the point."""
    m = nodes.math

    def density_at(z):
        return m('EXPONENT', m('MULTIPLY', m('MAXIMUM', z, -2.0), -sky['fog_falloff']))

    camera_height = m('MULTIPLY_ADD', incoming_z, distance, height)
    ends = m('ADD', density_at(height), density_at(camera_height))
    middle = density_at(m('MULTIPLY', m('ADD', height, camera_height), .5))
    mean = m('MULTIPLY', m('ADD', ends, m('MULTIPLY', middle, 4.)), 1 / 6)
    density = m('MULTIPLY_ADD', mean, sky['fog_ground'], sky['fog_density'])
    return m('MULTIPLY', density, m('MAXIMUM', m('SUBTRACT', distance, sky['fog_start']), 0.))


def _fog_colour(nodes, incoming):
    """The sky just above the horizon in the direction of view."""
    view = nodes.add('ShaderNodeVectorMath', {0: incoming, 'Scale': -1.}, operation='SCALE').outputs[0]
    x, y, z = nodes.separate(view)
    lifted = nodes.math('MAXIMUM', nodes.math('MULTIPLY', z, .5), .03)
    direction = nodes.add('ShaderNodeCombineXYZ', {0: x, 1: y, 2: lifted}).outputs[0]
    return nodes.add('ShaderNodeGroup', {0: direction}, node_tree=sky_group()).outputs[0]


def fog_group():
    """Surface in, surface behind fog out. `Far` switches to fog by height alone, for mountains."""
    existing = bpy.data.node_groups.get('Fog')
    if existing:
        return existing
    group, nodes, given, result = _new_group(
        'Fog', [('NodeSocketShader', 'Surface'), ('NodeSocketFloat', 'Scale'), ('NodeSocketFloat', 'Far')],
        ('NodeSocketShader', 'Surface'))
    m = nodes.math
    geometry = nodes.add('ShaderNodeNewGeometry').outputs
    distance = nodes.add('ShaderNodeCameraData').outputs['View Distance']
    height = nodes.separate(geometry['Position'])[2]
    incoming_z = nodes.separate(geometry['Incoming'])[2]
    depth = m('MULTIPLY', _ground_fog(nodes, distance, height, incoming_z), given['Scale'])
    near = m('SUBTRACT', 1., m('EXPONENT', m('MULTIPLY', depth, -1.)))
    far = m('MULTIPLY_ADD', m('EXPONENT', m('MULTIPLY', m('MAXIMUM', height, 0.), -1 / 90)), .60, .40)
    amount = m('ADD', m('MULTIPLY', near, m('SUBTRACT', 1., given['Far'])), m('MULTIPLY', far, given['Far']))
    veil = nodes.add('ShaderNodeEmission', {'Color': _fog_colour(nodes, geometry['Incoming']), 'Strength': .92})
    mixed = nodes.add('ShaderNodeMixShader', {0: amount, 1: given['Surface'], 2: veil.outputs[0]})
    nodes.link(mixed.outputs[0], result[0])
    return group


def world(light, seen=1.0):
    """The sky as light and as background, each with its own strength."""
    new_world = bpy.data.worlds.new('world')
    bpy.context.scene.world = new_world
    new_world.use_nodes = True
    new_world.node_tree.nodes.clear()
    nodes = Nodes(new_world.node_tree)
    direction = nodes.add('ShaderNodeTexCoord').outputs['Generated']
    colour = nodes.add('ShaderNodeGroup', {0: direction}, node_tree=sky_group()).outputs[0]
    is_camera = nodes.add('ShaderNodeLightPath').outputs['Is Camera Ray']
    strength = nodes.math('MULTIPLY_ADD', is_camera, seen - light, light)
    background = nodes.add('ShaderNodeBackground', {'Color': colour, 'Strength': strength})
    nodes.link(background.outputs[0], nodes.add('ShaderNodeOutputWorld').inputs[0])
    new_world.cycles.sampling_method = 'MANUAL'
    new_world.cycles.sample_map_resolution = 256


def _new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    return material, Nodes(material.node_tree)


def glow(name, colour, strength, foggy=False):
    """A lamp's lens. It is seen and mirrored, but never sampled as a light: real lamps do the lighting."""
    existing = bpy.data.materials.get(name)
    if existing:
        return existing
    material, nodes = _new_material(name)
    material.cycles.sample_as_light = False
    surface = nodes.add('ShaderNodeEmission', {'Color': (*colour, 1), 'Strength': strength}).outputs[0]
    if foggy:
        surface = _in_fog(nodes, surface, 0.)
    nodes.link(surface, nodes.add('ShaderNodeOutputMaterial').inputs[0])
    return material


def _in_fog(nodes, surface, far):
    return nodes.add('ShaderNodeGroup', {0: surface, 'Scale': 1., 'Far': far}, node_tree=fog_group()).outputs[0]


def _plain_for_light(nodes, surface, colour):
    """Indirect rays see a plain diffuse surface: they skip the whole textured and fogged branch."""
    diffuse = nodes.add('ShaderNodeBsdfDiffuse', {'Color': (*colour, 1)}).outputs[0]
    is_camera = nodes.add('ShaderNodeLightPath').outputs['Is Camera Ray']
    return nodes.add('ShaderNodeMixShader', {0: is_camera, 1: diffuse, 2: surface}).outputs[0]


def material(name, colour=(.8, .8, .8), roughness=.5, metal=0., coat=0., specular=.5, matte=False, foggy=True, far=0.,
             indirect=None, build=None, cover=None):
    """A surface. `build(nodes, shader)` may add textures, and may return a socket that replaces the shader.
    `indirect` is the colour that other surfaces see of it; where `cover(nodes)` is 0 one sees through it."""
    existing = bpy.data.materials.get(name)
    if existing:
        return existing
    new, nodes = _new_material(name)
    if matte:
        shader = nodes.add('ShaderNodeBsdfDiffuse', {'Color': (*colour, 1)})
        shader.inputs['Color'].name = 'Base Color'
    else:
        shader = nodes.add('ShaderNodeBsdfPrincipled', {
            'Base Color': (*colour, 1), 'Roughness': roughness, 'Metallic': metal, 'Clearcoat': coat,
            'Clearcoat Roughness': .06, 'Specular': specular})
    surface = (build and build(nodes, shader)) or shader.outputs[0]
    if foggy and (sky['fog_density'] or sky['fog_ground']):
        surface = _plain_for_light(nodes, _in_fog(nodes, surface, far), indirect or colour)
    if cover:   # after the fog, or what lies behind would stand in it twice
        clear = nodes.add('ShaderNodeBsdfTransparent').outputs[0]
        surface = nodes.add('ShaderNodeMixShader', {0: cover(nodes), 1: clear, 2: surface}).outputs[0]
    nodes.link(surface, nodes.add('ShaderNodeOutputMaterial').inputs[0])
    return new
