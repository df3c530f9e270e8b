"""Films from a fixed camera: one sharp plate without anything that moves, and a small window around each mover.

A window is rendered once for every state of its mover, so that a truck that waits, or drives back the way it came,
costs nothing again. The index says which window belongs to which frame; ../post/film.py puts them together.
"""
import json
import os

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import stage

MARGIN = 10   # pixels around a mover: room for soft edges and for the blend into the plate


class Mover:
    """`state_at(frame)` is the same for frames that look the same; `extent` are points around it in its own space,
    shadow and pool of light included; `extras_at(frame)` are further objects shown with it."""

    def __init__(self, name, root, extent, state_at, fixed_extent=(), extras=(), extras_at=lambda frame: ()):
        self.name = name
        self.root = root
        self.extent = extent
        self.state_at = state_at
        self.fixed_extent = fixed_extent
        self.extras = list(extras)
        self.extras_at = extras_at

    def show(self, frame=None):
        """Shows the mover as it is in a frame, or hides it."""
        for ob in self.root.children_recursive:
            ob.hide_render = frame is None
        for ob in self.extras:
            ob.hide_render = frame is None or ob not in self.extras_at(frame)


def _window(mover, frame, options):
    """The mover's bounds in pixels from the lower left, or None when it is out of the picture."""
    scene = bpy.context.scene
    scene.frame_set(frame)
    bpy.context.view_layer.update()
    matrix = mover.root.matrix_world
    points = [matrix @ Vector(p) for p in mover.extent] + [Vector(p) for p in mover.fixed_extent]
    seen = [world_to_camera_view(scene, scene.camera, p) for p in points]
    width, height = options['width'], options['height']
    x0, x1 = min(p.x for p in seen) * width - MARGIN, max(p.x for p in seen) * width + MARGIN
    y0, y1 = min(p.y for p in seen) * height - MARGIN, max(p.y for p in seen) * height + MARGIN
    x0, y0, x1, y1 = max(0, int(x0)), max(0, int(y0)), min(width, int(x1) + 1), min(height, int(y1) + 1)
    return (x0, y0, x1, y1) if x1 - x0 > MARGIN and y1 - y0 > MARGIN else None


def _plan(movers, frames, options):
    """Every window to render, and for every frame the windows it shows, back to front."""
    windows, index = {}, {frame: [] for frame in range(frames)}
    for mover in movers:
        names = {}
        for frame in range(frames):
            state = mover.state_at(frame)
            if state not in names:
                name, window = f'{mover.name}-{frame:04d}', _window(mover, frame, options)
                names[state] = name
                windows[name] = (mover, frame, window)
            name = names[state]
            if windows[name][2]:
                index[frame].append(name)
    return {name: entry for name, entry in windows.items() if entry[2]}, index


def render(movers, frames, options, plate_samples):
    os.makedirs(options['out'], exist_ok=True)
    windows, index = _plan(movers, frames, options)
    if options['part'] == 0:
        with open(os.path.join(options['out'], 'index.json'), 'w', encoding='utf-8') as file:
            json.dump(dict(windows={name: entry[2] for name, entry in windows.items()}, frames=index), file)
    print(f'PLANNED {len(windows) + 1}', flush=True)
    cycles = bpy.context.scene.cycles
    for mover in movers:
        mover.show(None)
    if options['part'] == 0:
        samples, cycles.samples = cycles.samples, plate_samples
        stage.render_window(options, 'plate', 0, (0, 0, options['width'], options['height']))
        cycles.samples = samples
    mine = list(reversed(windows.items()))[options['part']::options['parts']]
    for name, (mover, frame, window) in mine:   # the nearest first: they are what one looks at
        mover.show(frame)
        stage.render_window(options, name, frame, window)
        mover.show(None)
