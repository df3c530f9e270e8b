"""From renders to finished pictures. Every step skips what is there already, so that an interrupted one resumes.

  film.py denoise IN OUT                           *.exr -> *.npy
  film.py drive IN OUT --grade hero --size 1920x1080 --loop 64 --frames 192
  film.py dock IN OUT --size 1920x1080 --raw RAW   windows and plate of a fixed camera
  film.py still IN OUT --grade doors               one PNG a picture
"""
import argparse
import glob
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from denoise import denoise
from grade import blur, finish, save

BRIGHTEST = 40.
SNOW_COLOUR = torch.tensor([.55, .61, .72]).view(1, 3, 1, 1) * .85


def announce(count):
    print(f'PLANNED {count}', flush=True)


def done(path, started):
    print(f'RENDERED {os.path.basename(path)} cpu {time.process_time() - started:.1f}', flush=True)


def load(folder, name):
    return torch.from_numpy(np.load(os.path.join(folder, f'{name}.npy')).astype(np.float32))[None].clamp(0, BRIGHTEST)


def store(image, path):
    """Writes aside and renames: a file that exists is whole."""
    part = f'{path}.part.npy'
    np.save(part, image.numpy().astype(np.float16))
    os.replace(part, path)


def denoise_all(options):
    sources = [p for p in sorted(glob.glob(os.path.join(options.source, '*.exr'))) if not p.endswith('.part.exr')]
    announce(len(sources))
    for source in sources:
        target = os.path.join(options.out, os.path.basename(source)[:-len('.exr')] + '.npy')
        if not os.path.exists(target):
            started = time.process_time()
            store(denoise(source), target)
            done(target, started)


def write_frames(options, count, picture_at):
    """Finishes the frames that are missing."""
    announce(count)
    for frame in range(count):
        path = os.path.join(options.out, f'{frame:04d}.png')
        if not os.path.exists(path):
            started = time.process_time()
            save(picture_at(frame), f'{path}.part.png')
            os.replace(f'{path}.part.png', path)
            done(path, started)


# ---- the drive: a short world loop, played several times under one slow breath of the camera and one snowfall

class Snowfall:
    """Flakes cross the screen a whole number of times in a loop, so the fall is seamless. depth: 0 far, 1 near."""

    def __init__(self, width, height, count=130, seed=2):
        random = np.random.RandomState(seed)
        self.width, self.height = width, height
        self.x, self.y = random.rand(count), random.rand(count)
        self.depth, self.phase = random.rand(count) ** 2, random.rand(count)
        self.wraps_x, self.wraps_y = -(1 + np.floor(self.depth * 3)), 1 + np.floor(self.depth * 2)
        self.grid_y, self.grid_x = np.mgrid[-14:15, -14:15]

    def at(self, t):
        canvas = np.zeros((self.height + 60, self.width + 60), np.float32)
        for i in range(len(self.x)):
            sway = .012 * math.sin(2 * math.pi * (2 * t + self.phase[i]))
            x = ((self.x[i] + self.wraps_x[i] * t + sway) % 1) * (self.width + 30)
            y = ((self.y[i] + self.wraps_y[i] * t) % 1) * (self.height + 30)
            left, top = int(x) + 1, int(y) + 1
            canvas[top:top + 29, left:left + 29] += self._flake(i, x - int(x), y - int(y))
        return torch.from_numpy(canvas[15:15 + self.height, 15:15 + self.width].copy())[None, None]

    def _flake(self, i, offset_x, offset_y):
        """A soft dot, drawn out along its way."""
        speed_x, speed_y = self.wraps_x[i] * self.width, self.wraps_y[i] * self.height
        speed = math.hypot(speed_x, speed_y)
        dx, dy = self.grid_x - offset_x, self.grid_y - offset_y
        along = (dx * speed_x + dy * speed_y) / speed
        across = (dy * speed_x - dx * speed_y) / speed
        radius = 1. + 2.4 * self.depth[i]
        dot = np.exp(-.5 * ((along / (radius * 1.6)) ** 2 + (across / radius) ** 2))
        return dot * (.17 + .14 * (1 - self.depth[i]))


def _breathe(image, t, size):
    """A slow zoom and drift that returns to its start."""
    zoom = 1 / (1.030 + .010 * math.sin(2 * math.pi * t))
    drift_x, drift_y = .008 * math.sin(2 * math.pi * t + 1.1), .005 * math.cos(2 * math.pi * t)
    grid = F.affine_grid(torch.tensor([[[zoom, 0, drift_x], [0, zoom, drift_y]]]), (1, 3, *size[::-1]),
                         align_corners=False)
    moved = F.grid_sample(image, grid, mode='bicubic', padding_mode='border', align_corners=False)
    return moved.clamp(min=0)


def drive(options):
    snowfall = Snowfall(*options.size)

    def picture_at(frame):
        t = frame / options.frames
        name = f'{frame % options.loop:04d}'
        image = _breathe(load(options.source, name), t, options.size)
        snow = snowfall.at(t)
        return finish(image * (1 - .5 * snow) + snow * SNOW_COLOUR, options.grade, seed=frame)

    write_frames(options, options.frames, picture_at)


# ---- the dock: windows around what moves, laid over one plate

CHANGE = .10   # relative difference from the plate that counts as movement
FEATHER = 8    # pixels over which a window fades into the plate


def _edge_fade(height, width, open_sides):
    """1 inside, 0 at the rim, except along the picture's own border."""
    def ramp(count, open_start, open_end):
        near, far = torch.arange(count).float(), torch.arange(count).float().flip(0)
        fade = torch.ones(count)
        if not open_start:
            fade = torch.minimum(fade, near / FEATHER)
        if not open_end:
            fade = torch.minimum(fade, far / FEATHER)
        return fade

    left, right, top, bottom = open_sides
    return ramp(height, top, bottom)[:, None] * ramp(width, left, right)[None]


def _movement(window, plate):
    """Where a window shows more than the plate's own grain: elsewhere the calm plate stays."""
    difference = blur(window - plate, 1.2).abs().amax(1, keepdim=True)
    relative = difference / (blur(plate, 1.2).mean(1, keepdim=True) + .03)
    moved = ((relative - CHANGE) / CHANGE).clamp(0, 1)
    return blur(F.max_pool2d(moved, 5, 1, 2), 1.2).clamp(0, 1)


def _lay(picture, plate, window, bounds):
    height, width = picture.shape[2:]
    x0, y0, x1, y1 = bounds
    rows, columns = slice(height - y1, height - y0), slice(x0, x1)
    fade = _edge_fade(y1 - y0, x1 - x0, (x0 == 0, x1 == width, y1 == height, y0 == 0))
    mask = _movement(window, plate[:, :, rows, columns]) * fade
    picture[:, :, rows, columns] = torch.lerp(picture[:, :, rows, columns], window, mask)


def dock(options):
    with open(os.path.join(options.raw, 'index.json'), encoding='utf-8') as file:
        index = json.load(file)
    plate = load(options.source, 'plate')

    def picture_at(frame):
        picture = plate.clone()
        for name in index['frames'][str(frame)]:
            _lay(picture, plate, load(options.source, name), index['windows'][name])
        return finish(picture, 'dock')   # the same grain in every frame, or the still plate would flicker

    write_frames(options, options.frames, picture_at)


def still(options):
    write_frames(options, 1, lambda frame: finish(load(options.source, f'{frame:04d}'), options.grade))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = dict(denoise=denoise_all, drive=drive, dock=dock, still=still)
    parser.add_argument('command', choices=commands)
    parser.add_argument('source')
    parser.add_argument('out')
    parser.add_argument('--grade', default='hero')
    parser.add_argument('--size', default='1920x1080', type=lambda text: tuple(int(v) for v in text.split('x')))
    parser.add_argument('--loop', type=int, default=64)
    parser.add_argument('--frames', type=int, default=192)
    parser.add_argument('--raw', help="the renders' folder, for the dock's index")
    parser.add_argument('--threads', type=int, default=2)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    os.makedirs(options.out, exist_ok=True)
    commands[options.command](options)


if __name__ == '__main__':
    main()
