#!/usr/bin/env python3
"""Makes every picture of the sample again: renders, finishes, encodes, checks. See README.md.

    make.py [NAME...]        # such as hero-wide or dawn; all of them if none is named
"""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SAMPLE = os.path.dirname(HERE)
WORK = os.environ.get('WORK', os.path.join(HERE, 'frames'))
sys.path.insert(0, os.path.join(HERE, 'finish'))

FRAMES = 192
# Scene and view, width and height of the films; the quality of AV1 and H.264 by likeness and bytes.
FILMS = {
    'hero-wide': ('hero', 'wide', {(1280, 720): (31, 25), (1920, 1080): (31, 26)}),
    'hero-tall': ('hero', 'tall', {(720, 1280): (36, 26), (1080, 1920): (44, 33)}),
    'dock-wide': ('dock', 'wide', {(1280, 720): (34, 25), (1920, 1080): (36, 26)}),
    'dock-tall': ('dock', 'tall', {(720, 900): (32, 25), (1080, 1350): (41, 28)}),
}
STILLS = {'doors': 2560, 'aisle': 2560, 'dawn': 2560}
BT709 = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'.split()


def render(scene, out, **keys):
    pairs = [f'{key}={value}' for key, value in {'out': out, **keys}.items()]
    subprocess.run(['blender', '-b', '--factory-startup', '--python-exit-code', '1', '-P', f'{HERE}/scenes/{scene}.py', '--',
                    *pairs], check=True, stdout=subprocess.DEVNULL)


def finished(path):
    """The frame at `path` as 16 bits a colour, ready to be encoded."""
    import exr
    import grade
    import numpy as np
    channels = {name.split('.')[-1]: values for name, values in exr.read_exr(path).items()}
    return (grade.finish(np.stack([channels[c] for c in 'RGB'], -1).astype(np.float32)) * 65535 + .5).astype('<u2')


def encode(frames, *outputs):
    """Pipes finished frames into ffmpeg; each output is a list of its arguments."""
    frames = iter(frames)
    first = next(frames)
    high, wide, _ = first.shape
    command = ['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', f'{wide}x{high}', '-r', '24', '-i',
               '-', *sum(outputs, [])]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as ffmpeg:
        ffmpeg.stdin.write(first.tobytes())
        for frame in frames:
            ffmpeg.stdin.write(frame.tobytes())
        ffmpeg.stdin.close()
    if ffmpeg.returncode:
        sys.exit('ffmpeg could not encode a picture. What it says stands above.')


def webp(name):
    return ['-frames:v', '1', '-pix_fmt', 'yuv420p', '-c:v', 'libwebp', '-quality', '90', f'{SAMPLE}/pictures/{name}.webp']


def still(name):
    out = f'{WORK}/{name}'
    render(name, out, width=STILLS[name], samples=256, noise=.006)
    encode([finished(f'{out}/0000.exr')], webp(name))


def film(name):
    scene, view, sizes = FILMS[name]
    out = f'{WORK}/{name}'
    render(scene, out, view=view, width=max(sizes)[0], last=FRAMES - 1, samples=128, noise=.015)
    outputs, made = [webp(name)], []
    for (wide, high), (av1, h264) in sizes.items():
        scale = ['-vf', f'scale={wide}:{high}:flags=lanczos:out_color_matrix=bt709', *BT709, '-movflags', '+faststart']
        base = f'{SAMPLE}/films/{name}-{wide}'
        made += [f'{base}.av1.mp4', f'{base}.h264.mp4']
        outputs += [[*scale, '-pix_fmt', 'yuv420p10le', '-c:v', 'libsvtav1', '-preset', '5', '-crf', str(av1), '-g', '240', made[-2]],
                    [*scale, '-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', str(h264),
                     '-g', str(FRAMES), '-profile:v', 'high', '-level', '4.1', made[-1]]]
    encode((finished(f'{out}/{frame:04d}.exr') for frame in range(FRAMES)), *outputs)
    subprocess.run([sys.executable, f'{HERE}/finish/neighbours.py', made[0]], check=True)


def drawing(name):
    folder = {'portraits': f'{SAMPLE}/pictures', 'isotherms': f'{SAMPLE}/../../src/ui'}[name]
    subprocess.run([sys.executable, f'{HERE}/drawings/{name}.py', folder], check=True)


def main():
    makers = {**dict.fromkeys(FILMS, film), **dict.fromkeys(STILLS, still), 'portraits': drawing, 'isotherms': drawing}
    for name in sys.argv[1:] or makers:
        if name not in makers:
            sys.exit(f'There is no picture "{name}". Write one of: {", ".join(makers)}.')
        makers[name](name)
        print(f'{name} is made.')


if __name__ == '__main__':
    main()
