"""What every scene shares: arguments, camera, lights, looping keys and a render that resumes."""
import math
import os
import resource
import sys

import bpy
from mathutils import Vector

from shapes import link

DEFAULTS = dict(view='', width=1280, height=720, samples=6, first=0, last=0, loop=1, out='', threads=0,
                device='auto', part=0, parts=1)   # several Blenders may share one folder: each renders its part


def arguments():
    """key=value pairs after `--`, with the type of their default."""
    values = dict(DEFAULTS)
    given = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    for pair in given:
        key, value = pair.split('=', 1)
        if key not in values:
            raise SystemExit(f'unknown argument "{key}": one of {", ".join(values)}')
        values[key] = type(values[key])(value)
    return values


def aim(ob, location, target):
    ob.location = location
    ob.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()


def camera(location, target, lens=38, parent=None, ortho_scale=0, focus=None, f_stop=1.3):
    ob = link(bpy.data.objects.new('camera', bpy.data.cameras.new('camera')), parent)
    bpy.context.scene.camera = ob
    aim(ob, location, target)
    ob.data.lens = lens
    ob.data.clip_end = 6000
    if ortho_scale:
        ob.data.type = 'ORTHO'
        ob.data.ortho_scale = ortho_scale
    if focus:
        ob.data.dof.use_dof = True
        ob.data.dof.focus_distance = (Vector(focus) - Vector(location)).length
        ob.data.dof.aperture_fstop = f_stop
    return ob


def sun(azimuth, elevation, strength, colour=(1, .66, .46), size=4):
    """`azimuth` is where the sun stands, in degrees clockwise from +Y; `elevation` is in radians."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy = strength
    lamp.angle = math.radians(size)
    lamp.color = colour
    angle = math.radians(azimuth)
    direction = Vector((math.sin(angle) * math.cos(elevation), math.cos(angle) * math.cos(elevation),
                        math.sin(elevation)))
    ob = link(bpy.data.objects.new('sun', lamp))
    ob.rotation_euler = direction.to_track_quat('Z', 'Y').to_euler()


def area_light(location, target, size, watts, colour=(1, 1, 1), spread=180, parent=None):
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.shape = 'RECTANGLE'
    lamp.size, lamp.size_y = size
    lamp.energy = watts
    lamp.color = colour
    lamp.spread = math.radians(spread)
    ob = link(bpy.data.objects.new('area', lamp), parent)
    aim(ob, location, target)
    ob.visible_camera = False


# ---- loops

def loop_key(ob, path, value_at, frames, index):
    """Keys every frame of value_at(t), t in 0..1. Its value at 1 must be that at 0, up to a whole period or turn."""
    for frame in range(-1, frames + 2):
        getattr(ob, path)[index] = value_at(frame / frames)
        ob.keyframe_insert(path, index=index, frame=frame)
    for curve in ob.animation_data.action.fcurves:
        for point in curve.keyframe_points:
            point.interpolation = 'LINEAR'


def wave(cycles, t, phase=0.):
    return math.sin(2 * math.pi * (cycles * t + phase))


# ---- render

GPU_KINDS = ('OPTIX', 'CUDA', 'HIP', 'ONEAPI', 'METAL')


def _use_gpu():
    """Renders on the first kind of GPU that this Blender finds, and on the CPU where it finds none."""
    preferences = bpy.context.preferences.addons['cycles'].preferences
    for kind in GPU_KINDS:
        try:
            preferences.compute_device_type = kind
        except TypeError:      # this Blender was built without it
            continue
        preferences.get_devices()
        found = [device for device in preferences.devices if device.type == kind]
        if found:
            for device in preferences.devices:
                device.use = device in found
            bpy.context.scene.cycles.device = 'GPU'
            return f'{kind}: {found[0].name}'
    return 'CPU'


def set_up(options, bounces=3, shutter=.5):
    """Cycles, with the passes that the denoiser reads."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    render.resolution_x, render.resolution_y, render.resolution_percentage = options['width'], options['height'], 100
    render.use_persistent_data = True
    render.use_motion_blur = shutter > 0
    render.motion_blur_shutter = max(shutter, .01)
    if options['threads']:
        render.threads_mode = 'FIXED'
        render.threads = options['threads']
    if options['device'] == 'auto':
        print('DEVICE', _use_gpu(), flush=True)
    render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    render.image_settings.color_depth = '16'
    render.image_settings.exr_codec = 'ZIP'
    cycles.samples = options['samples']
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False                # Debian's Blender has no OIDN: True makes the render fail
    cycles.debug_use_spatial_splits = True      # slower to start, some 5 % faster a frame
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = cycles.glossy_bounces = max(1, bounces - 1)
    cycles.transmission_bounces = 0
    cycles.transparent_max_bounces = 24
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 1.
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    cycles.filter_width = 1.5
    scene.view_layers[0].cycles.denoising_store_passes = True
    for ob in bpy.data.objects:
        if hasattr(ob, 'cycles'):
            ob.cycles.use_deform_motion = False


def _cpu_seconds():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def _render_to(path):
    """Writes aside and renames, so that a file that exists is a file that is whole."""
    part = path[:-len('.exr')] + '.part.exr'
    bpy.context.scene.render.filepath = part
    bpy.context.scene.cycles.seed = bpy.context.scene.frame_current + 1   # still noise would lie on the film like dirt
    before = _cpu_seconds()
    bpy.ops.render.render(write_still=True)
    os.replace(part, path)
    print(f'RENDERED {os.path.basename(path)} cpu {_cpu_seconds() - before:.1f}', flush=True)


def _frame_window(options, window):
    """Restricts the render to x0, y0, x1, y1, in pixels from the lower left."""
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    x0, y0, x1, y1 = window
    # A hair inside the pixel grid: Blender truncates, and 0.9999 of a pixel would lose a column.
    render.border_min_x, render.border_max_x = (x0 + .01) / options['width'], (x1 + .01) / options['width']
    render.border_min_y, render.border_max_y = (y0 + .01) / options['height'], (y1 + .01) / options['height']


def render_frames(options):
    """One EXR a frame; a frame that is there already is skipped."""
    os.makedirs(options['out'], exist_ok=True)
    for frame in range(options['first'] + options['part'], options['last'] + 1, options['parts']):
        path = os.path.join(options['out'], f'{frame:04d}.exr')
        if not os.path.exists(path):
            bpy.context.scene.frame_set(frame)
            _render_to(path)


def render_window(options, name, frame, window):
    """One part of one frame, at full resolution."""
    path = os.path.join(options['out'], f'{name}.exr')
    if not os.path.exists(path):
        _frame_window(options, window)
        bpy.context.scene.frame_set(frame)
        _render_to(path)
