"""Does anything in a film appear or vanish at once?

    neighbours.py FILM...        # says where, and ends with 1

Every two neighbouring frames are compared, the last with the first included. What moves, changes a part of the picture
step by step; a part that is still, changes once, and is still again, has jumped.
"""
import json
import subprocess
import sys

import numpy as np

LONG, PART = 640, 24      # a frame's longer side and a part, in pixels: twice the way of anything in one frame
STEP, STILL = 8., .34     # of 255: a change that shows; and what share of it a neighbouring change may have


def parts(film):
    """Each frame as the brightness of its parts' pixels: (frames, rows, columns, pixels)."""
    probe = ['ffprobe', '-v', 'error', '-select_streams', 'v', '-show_entries', 'stream=width,height', '-of', 'json', film]
    stream = json.loads(subprocess.run(probe, capture_output=True, check=True).stdout)['streams'][0]
    parts_a_pixel = LONG / max(stream['width'], stream['height']) / PART
    columns, rows = (round(stream[side] * parts_a_pixel) for side in ('width', 'height'))
    command = ['ffmpeg', '-v', 'error', '-i', film, '-vf', f'scale={columns * PART}:{rows * PART}:flags=area,format=gray',
               '-f', 'rawvideo', '-']
    data = np.frombuffer(subprocess.run(command, capture_output=True, check=True).stdout, np.uint8)
    return data.reshape(-1, rows, PART, columns, PART).swapaxes(2, 3).reshape(-1, rows, columns, PART * PART)


def jumps(frames):
    """(frame, row, column, change) of every part that jumps, the largest change first."""
    change = np.stack([np.abs(now.astype(np.int16) - before).mean(-1) for before, now in zip(np.roll(frames, 1, 0), frames)])
    around = np.maximum(np.roll(change, 1, 0), np.roll(change, -1, 0))
    found = np.argwhere((change > STEP) & (around < STILL * change))
    return sorted(((*place, change[tuple(place)]) for place in found), key=lambda jump: -jump[3])


def main():
    failed = False
    for film in sys.argv[1:]:
        frames = parts(film)
        found = jumps(frames)
        failed |= bool(found)
        print(f'{film}: {len(frames)} frames, {len(found)} parts jump')
        for frame, row, column, by in found[:5]:
            print(f'  at {frame / 24:.2f} s, {(column + .5) / frames.shape[2]:.0%} from the left, {(row + .5) / frames.shape[1]:.0%} from '
                  f'the top: by {by:.0f} of 255')
    sys.exit(failed)


if __name__ == '__main__':
    main()
