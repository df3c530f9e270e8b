"""For scene scripts: key=value arguments, the GPU where there is one, and a render that resumes."""
import os
import sys

import bpy

DEFAULTS = dict(out='.', first=0, last=0, step=1, width=1920, height=1080, samples=256, noise=.01, shutter=.5, bounces=8,
                clamp=10.)


def options(**more):
    values = {**DEFAULTS, **more}
    for pair in sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []:
        key, _, value = pair.partition('=')
        if key not in values:
            raise SystemExit(f'There is no argument "{key}". Write one of: {", ".join(values)}.')
        values[key] = type(values[key])(value)
    return values


def use_gpu():
    """The first kind of GPU that is there. A processor beside it would only slow it down."""
    preferences = bpy.context.preferences.addons['cycles'].preferences
    for kind in ('OPTIX', 'CUDA', 'HIP', 'METAL', 'ONEAPI'):
        try:
            preferences.compute_device_type = kind
        except TypeError:      # this Blender was built without it
            continue
        preferences.get_devices()
        for device in preferences.devices:
            device.use = device.type == kind
        if any(device.use for device in preferences.devices):
            bpy.context.scene.cycles.device = 'GPU'
            return


def set_up(o):
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    render.resolution_x, render.resolution_y, render.resolution_percentage = o['width'], o['height'], 100
    render.use_motion_blur, render.motion_blur_shutter = o['shutter'] > 0, max(o['shutter'], .01)
    # Data that stays from frame to frame would save time, but what comes to rest is lost for a frame.
    render.use_persistent_data = False
    render.image_settings.file_format, render.image_settings.color_depth = 'OPEN_EXR', '16'
    render.image_settings.exr_codec = 'ZIP'
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = o['samples'], True, o['noise']
    cycles.use_denoising = True
    cycles.max_bounces, cycles.sample_clamp_indirect = o['bounces'], o['clamp']
    cycles.caustics_reflective = cycles.caustics_refractive = False
    use_gpu()


def render(o):
    """One EXR a frame, in linear light. A frame that is there is skipped."""
    set_up(o)
    scene = bpy.context.scene
    os.makedirs(o['out'], exist_ok=True)
    for frame in range(o['first'], o['last'] + 1, o['step']):
        path = os.path.join(o['out'], f'{frame:04d}.exr')
        if os.path.exists(path):
            continue
        scene.frame_set(frame)
        scene.cycles.seed = frame + 1      # noise that stands still would lie on a film like dirt
        scene.render.filepath, scene.render.use_file_extension = path + '.part', False
        bpy.ops.render.render(write_still=True)
        os.replace(path + '.part', path)
