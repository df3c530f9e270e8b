"""The four portraits: a face as isotherms, amber where it is warm, ice in the air around it.

    portraits.py FOLDER          # writes portrait-NAME.svg

Half a head is drawn, as (distance from the middle, height) pairs, and mirrored: every face looks at the reader. What lies
around a head follows its silhouette at growing distances, as the air does.
"""
import sys

import numpy as np

NAVY, AMBER, PALE, ICE = '#0a1b33', '#f4ae64', '#ffc98f', '#8db3dd'
MIDDLE = 120


# ---- lines

def path(points, closed=False):
    """A smooth line through all points (Catmull-Rom), as short as SVG allows."""
    p = [np.array(q, float) for q in points]
    ends = [p[-1]] + p + p[:2] if closed else [p[0]] + p + [p[-1]]
    pieces, at = ['M' + numbers(p[0])], np.round(p[0], 1)
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        corners = np.round([b + (c - a) / 6, c - (d - b) / 6, c], 1)
        pieces.append('c' + numbers((corners - at).ravel()))
        at = corners[2]
    return ''.join(pieces) + ('z' if closed else '')


def numbers(values):
    short = [f'{v:.1f}'.rstrip('0').rstrip('.').replace('0.', '.') if abs(v) < 1 else f'{v:.1f}'.rstrip('0').rstrip('.')
             for v in np.where(np.abs(values) < .05, 0, values)]
    return ' '.join(s or '0' for s in short).replace(' -', '-')


def whole(half):
    """Both halves of a line that starts and ends in the middle."""
    return [(MIDDLE + x, y) for x, y in half] + [(MIDDLE - x, y) for x, y in half[-2 if half[-1][0] == 0 else -1:0:-1]]


def both(points, closed=False):
    """A line and its mirror image."""
    return path([(MIDDLE + x, y) for x, y in points], closed) + path([(MIDDLE - x, y) for x, y in points], closed)


def across(half):
    """One open line from side to side; `half` runs from the middle outwards."""
    return path([(MIDDLE - x, y) for x, y in half[:0:-1]] + [(MIDDLE + x, y) for x, y in half])


def oval(half, width, high, low):
    """A rounder outline within a face: the next warmer isotherm."""
    reach = width * max(x for x, _ in half)
    turns = np.linspace(0, np.pi, 9)
    return [(reach * np.sin(a) * (1 - .10 * (1 - np.cos(a))), high + (low - high) * (1 - np.cos(a)) / 2) for a in turns]


# ---- air

def air(silhouette, distances, seed):
    """Isotherms around a silhouette, rounder and more restless the farther they are."""
    edge = np.concatenate([np.linspace(a, b, 8, endpoint=False) for a, b in zip(silhouette, silhouette[1:])])
    centre, reach = np.array([MIDDLE, 175.]), np.arange(20, 240, .5)
    for distance in distances:
        line = []
        for a in np.radians(np.arange(-45, 226, 5)):
            ray = centre + reach[:, None] * np.array([np.cos(a), -np.sin(a)])
            near = np.hypot(*(ray[:, None] - edge[None]).transpose(2, 0, 1)).min(1)
            wave = 1 + .12 * np.sin(3 * a + seed) + .07 * np.sin(7 * a + 2 * seed + distance / 9)
            line.append(reach[near <= distance * wave].max(initial=20))
        for _ in range(3):
            line = np.convolve(np.pad(line, 1, mode='edge'), (.25, .5, .25), 'valid')
        yield [centre + r * np.array([np.cos(a), -np.sin(a)]) for a, r in zip(np.radians(np.arange(-45, 226, 5)), line)][::2]


# ---- heads

SHOULDERS = [(17, 172), (20, 180), (44, 190), (66, 201), (78, 219), (84, 244)]
EYE = [(7.5, 112.4), (11, 109.6), (16, 108.6), (21, 110.2), (24, 112.6), (19.5, 114.6), (14, 115), (9.6, 113.8)]

HEADS = dict(
    ingrid=dict(
        face=[(0, 70), (16, 72), (28, 84), (31.5, 104), (29.5, 124), (22, 141), (11, 152), (0, 155.5)],
        hair=[(0, 55), (18, 57), (34, 68), (41, 88), (42.5, 116), (43, 146), (47, 172), (52, 191)],
        hairline=[(0, 63), (9, 69), (19, 79), (27, 93), (31, 110), (33, 134), (33, 160), (36, 186)],
        strands=[[(0, 59), (15, 63), (27, 74), (35, 90), (37, 114), (38, 146), (41.5, 176), (44, 189)]],
        brow=[(8, 101.5), (15, 98.6), (22, 99.8), (26, 103)],
        nose=[(4.5, 108), (4.2, 118), (6.8, 127), (5, 130.4), (0, 131.6)],
        mouth=[(0, 141.2), (3, 140.6), (7, 140.8), (11.5, 139.4)], lip=[(0, 146.4), (4.5, 145.6), (8.5, 142.6)],
        collar=[[(0, 172), (9, 171), (16, 167)], [(0, 186), (12, 185), (20, 180)]]),
    mateus=dict(
        face=[(0, 76), (20, 77), (33, 88), (35, 106), (34, 124), (30, 140), (19, 153), (0, 157)], ears=33.6,
        hair=[(0, 57), (18, 57.5), (31, 62), (37, 74), (38, 90), (36.5, 103)],
        hairline=[(0, 79), (14, 77.5), (26, 80), (31, 88), (34.5, 103)],
        strands=[[(0, 64), (17, 64.5), (28, 69), (34, 80), (36, 94)], [(0, 71.5), (15, 71), (27, 75), (32.5, 84)]],
        brow=[(7.5, 101), (14, 97.6), (22, 98.2), (27, 101.6)],
        nose=[(5, 108), (5, 119), (9, 128), (6.4, 132), (0, 133)],
        mouth=[(0, 143), (4, 142.4), (9, 142.6), (13.5, 141.2)], lip=[(0, 148.6), (5, 147.8), (9.5, 144.8)],
        collar=[[(0, 204), (9, 190), (19, 176)], [(6, 210), (22, 200), (27, 184), (19, 176)]]),
    priya=dict(
        face=[(0, 72), (17, 73), (29, 84), (32.5, 103), (31, 122), (24, 140), (12, 151), (0, 154)], ears=31.4,
        hair=[(0, 57), (17, 59), (31, 70), (36.5, 86), (36, 103)],
        hairline=[(0, 71.5), (12, 75), (23, 83), (29.5, 94), (32.5, 106)],
        strands=[[(0, 63.5), (15, 66), (27, 76), (33, 90)]], bun=[(0, 36), (11, 38), (17, 47), (14, 56.5), (6, 59.5)],
        brow=[(7.5, 101.4), (14.5, 97.8), (21.5, 99), (26, 102.6)],
        nose=[(4.6, 108), (4.4, 118), (7.6, 127), (5.4, 130.4), (0, 131.6)],
        mouth=[(0, 140.6), (3, 139.8), (8, 140.2), (12.5, 138.6)], lip=[(0, 146.8), (5, 145.8), (9.5, 142)],
        collar=[[(0, 208), (10, 190), (18, 175)], [(0, 214), (18, 198), (25, 183), (18, 175)]]),
    tomasz=dict(
        face=[(0, 60), (17, 62), (30, 74), (34.5, 95), (34.5, 118), (31, 141), (20, 160), (0, 166)], ears=33.8, neck=162,
        strands=[[(7, 69), (16, 73), (23, 81)]],
        brow=[(7, 99), (14, 95.6), (22, 96.2), (28, 100)],
        nose=[(5, 109), (5, 120), (9, 128.6), (6.4, 132), (0, 133)],
        beard=[(0, 138), (7, 136.4), (15, 140), (20, 143), (25, 137), (30, 126), (34.6, 113)],
        mouth=[(0, 146), (5, 145.8), (10.5, 144.4)], lip=[(0, 157), (9, 155.4), (18, 150)],
        glasses=[(4, 111), (6, 104.4), (15, 102.6), (25, 104), (28, 110), (25, 118), (15, 120), (6, 117.6)],
        collar=[[(0, 185), (12, 182.5), (21, 176)], [(0, 191), (14, 188.6), (25, 181)]]))
EAR = [(0, 104), (4.5, 101.4), (7, 106), (6, 115), (2.6, 122), (-1.4, 121)]


def draw(name):
    head = HEADS[name]
    face, hair = head['face'], head.get('hair')
    warm = [path(whole(line), True) for line in (face, oval(face, .80, face[0][1] + 18, 148), oval(face, .50, 94, 141))]
    lines = [both(line) if line[0][0] else across(line) for part in ('hair', 'hairline', 'beard', 'bun') if (line := head.get(part))]
    lines += [both(line) if line[0][0] else across(line)
              for line in [*head['strands'], head['brow'], head['nose'][::-1], head['mouth'], head['lip'], *head['collar']]]
    lines += [both(SHOULDERS[2 if name == 'ingrid' else 0:]), both([(15, head.get('neck', 152)), (15.4, 165), (17, 172)]), both(EYE, True)]
    if head.get('ears'):
        lines.append(both([(head['ears'] + x, y) for x, y in EAR]))
    if head.get('glasses'):
        lines += [both(head['glasses'], True), across([(0, 106.6), (4.4, 108)])]
    body = [across([(0, y), (w - 26, y + 2), (w - 7, y + 12), (w, 246)]) for y, w in ((213, 64), (226, 46))]
    top = head.get('bun') or hair or face
    outer = [(0, top[0][1])] + [(x, y) for x, y in hair or face if x > 24 and y < (190 if name == 'ingrid' else 130)]
    outer += SHOULDERS[4:] if name == 'ingrid' else [(30, 150), (26, 170)] + SHOULDERS[2:]
    outer.append((86, 320))
    silhouette = [(MIDDLE - x, y) for x, y in outer[:0:-1]] + [(MIDDLE + x, y) for x, y in outer]
    cold = [path(line) for line in air(silhouette, (12, 25, 41, 60), len(name) + ord(name[0]))]
    eyes = ''.join(f'<circle cx="{MIDDLE + side * 15.6}" cy="111.6" r="2.7"/>' for side in (-1, 1))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><path fill="{NAVY}" d="M0 0h240v240H0z"/>'
            f'<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="{ICE}" stroke-width="1.2">' +
            ''.join(f'<path opacity="{o}" d="{d}"/>' for d, o in zip(cold, ('.8', '.55', '.38', '.25'))) +
            f'</g><g fill="{AMBER}" fill-opacity=".1" stroke="{AMBER}" stroke-opacity=".65">' +
            ''.join(f'<path d="{d}"/>' for d in warm[1:]) + f'</g><g stroke="{AMBER}" stroke-opacity=".5">' +
            f'<path d="{"".join(body)}"/></g><g stroke="{AMBER}" stroke-width="1.7">' +
            f'<path fill="{AMBER}" fill-opacity=".1" d="{warm[0]}"/><path d="{"".join(lines)}"/></g></g>' +
            f'<g fill="{PALE}">{eyes}</g></svg>\n')


if __name__ == '__main__':
    for name in HEADS:
        with open(f'{sys.argv[1]}/portrait-{name}.svg', 'w') as file:
            file.write(draw(name))
