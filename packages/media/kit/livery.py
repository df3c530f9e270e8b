"""The brand on vehicles and buildings: where it stands and how large. What it shows is the company's own: ../livery.ts
lays its name, paints, mark and lettering into a folder, and `npm run media` says where.
"""
import json
import os

TRACKING = 1.06               # letter spacing of the name
NAME_WIDTH = 5.55             # metres
MARK_SIZE = 1.28
MARK_GAP = .70
LETTERING_START = 1.25        # metres behind the front edge of the trailer
LETTERING_HEIGHT = 2.98       # centre line above the road


def _path(file):
    folder = os.environ.get('LIVERY')
    if not folder:
        raise SystemExit('LIVERY is not set: run the scenes through `npm run media`')
    return os.path.join(folder, file)


with open(_path('livery.json'), encoding='utf-8') as _file:
    _livery = json.load(_file)

NAME = _livery['name']
LETTERING = _path('lettering.ttf')
MARK = _path('mark.png')


def _linear(value):
    return value / 12.92 if value <= .04045 else ((value + .055) / 1.055) ** 2.4


def paint(name):
    """A colour of the livery as linear RGB."""
    code = _livery['paints'][name]
    return tuple(_linear(int(code[at:at + 2], 16) / 255) for at in (1, 3, 5))
