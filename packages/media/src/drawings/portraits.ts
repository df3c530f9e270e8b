import { palette } from '../../../../site/company.ts';
import { curve, isolines, type Line, simplifyLine, valueNoise } from './contour.ts';
import { type Body, body, type Part, pair, part } from './relief.ts';

const size = 240;
const cells = 200;
const cell = size / (cells - 1);
/** The middle of the head; parts are given around it. */
const middle = { x: 120, y: 108 };
/** Path units in one unit of the picture: whole numbers are shorter than decimals. */
const precision = 3;
const tolerance = 0.32;
const shortestLine = 9;

/** A head of 74 × 95 units with brow, nose, cheeks, mouth and chin; its eyes lie in sockets. */
const skull = (jaw: number) => [
  body([0, -13, -8], [36, 34.5, 38]),
  body([0, 4, 2], [32, 38, 32]),
  body([0, 25, 4], [jaw, 20, 26]),
  body([0, 39, 15], [jaw * 0.52, 8.5, 11]),
  ...pair([17, 9, 17], [13, 12, 13]),
  ...pair([11.5, -12, 25], [12, 5, 9]),
];
const nose = [body([0, -3, 30], [4.5, 13, 9]), body([0, 9, 35], [6.5, 5.5, 8])];
const mouth = [body([0, 22.5, 26], [9.5, 2.6, 7]), body([0, 27, 25], [8, 2.6, 7])];
const sockets = [...pair([13.5, -3.5, 30], [9, 6, 8]), body([0, 31.5, 30], [9, 2.2, 3])];
const ears = pair([36.5, 1, -6], [5, 10.5, 8]);
const cap = (lift: number, back: number, width = 39.5) =>
  body([0, -18 - lift, -back], [width, 36, 42]);

type Person = {
  yaw: number;
  jaw: number;
  neck: number;
  shoulders: { top: number; halfWidth: number };
  hair: Body[];
  beard?: Body[];
  collar: 'shirt' | 'roll' | 'jacket' | 'round';
};

/** Invented people: no two with the same head, hair or collar, and none that could be somebody. */
const people: Record<string, Person> = {
  ingrid: {
    yaw: -0.52,
    jaw: 24,
    neck: 15,
    shoulders: { top: 63, halfWidth: 86 },
    hair: [
      cap(2, 16, 40),
      body([-4, -20, -22], [42, 38, 34]),
      ...pair([31, 18, -16], [14, 38, 20]),
    ],
    collar: 'roll',
  },
  mateus: {
    yaw: 0,
    jaw: 28,
    neck: 19,
    shoulders: { top: 61, halfWidth: 102 },
    hair: [cap(1, 17, 37.5), body([9, -43, 4], [25, 15, 24]), body([-13, -39, 2], [20, 13, 22])],
    collar: 'shirt',
  },
  priya: {
    yaw: 0,
    jaw: 24.5,
    neck: 14.5,
    shoulders: { top: 64, halfWidth: 83 },
    hair: [cap(1, 16.5, 38.5), body([7, -56, -14], [18, 14, 17])],
    collar: 'jacket',
  },
  tomasz: {
    yaw: 0.55,
    jaw: 28,
    neck: 20,
    shoulders: { top: 59, halfWidth: 108 },
    hair: [cap(1, 18, 38.5), body([0, -8, -22], [37, 30, 28])],
    beard: [
      body([0, 32, 7.5], [29.5, 21, 26.5]),
      ...pair([26, 14, -2], [7, 17, 14]),
      body([0, 17.5, 27], [14, 4, 9]),
    ],
    collar: 'round',
  },
};

export const portraitNames = Object.keys(people);

// ---- parts

/** Shoulders that slope from the neck and round off; the collar is open down to `opening` below their top. */
function clothes({ shoulders: { top, halfWidth } }: Person, opening: number, yaw: number): Part {
  const lean = Math.sin(yaw) * 9;
  return {
    distance: (x, y) => {
      const off = Math.abs(x + lean * 0.4);
      const slope = top + 26 * (off / halfWidth) ** 1.7;
      const round = off > halfWidth - 26 ? ((off - halfWidth + 26) / 26) ** 2.4 * 34 : 0;
      const open = opening - (y - top + 8) * 0.62 - Math.abs(x - lean);
      return Math.max(slope + round - y, open);
    },
    depth: (x, y) => {
      const across = (x + lean * 0.4) / halfWidth;
      return (
        -30 + 34 * Math.sqrt(Math.max(0, 1 - across ** 2)) + Math.min(18, (y - top) * 0.32) + 14
      );
    },
  };
}

function collarOf(person: Person, lean: number): Part {
  const { top } = person.shoulders;
  const width = person.neck;
  const ring = (inner: number, height: number, from: number): Part => ({
    distance: (x, y) => {
      const sag = 5 * (1 - ((x - lean) / (width + inner)) ** 2);
      const line = from + sag;
      return Math.max(Math.abs(x - lean) - width - inner, line - y, y - line - height);
    },
    depth: (x, y) =>
      20 +
      22 * Math.sqrt(Math.max(0, 1 - ((x - lean) / (width + inner + 4)) ** 2)) -
      (y - from) * 0.1,
  });
  if (person.collar === 'roll') return ring(4, 22, top - 18);
  if (person.collar === 'round') return ring(9, 6, top - 3);
  const [long, wide] = person.collar === 'shirt' ? [30, 13] : [52, 17];
  // Two flaps that meet below the throat.
  return {
    distance: (x, y) => {
      const off = Math.abs(x - lean);
      const below = y - (top - 7);
      const inner = width + 2 - below * (width / long) - off;
      const outer =
        off - (width + 2 + wide - Math.max(0, below - wide * 0.6) * ((width + wide) / long));
      return Math.max(inner, outer, -below + off * 0.12, below - long);
    },
    depth: (x, y) => 34 - Math.abs(x - lean) * 0.25 - (y - top) * 0.05,
  };
}

type Painted = { part: Part; stroke: 'skin' | 'hair' | 'cloth'; step: number };

function partsOf(person: Person): Painted[] {
  const { yaw, jaw, neck, hair, beard, collar } = person;
  const lean = Math.sin(yaw) * 7;
  const throat = part([
    body([lean * 0.6, 62, -8], [neck, 62, 20]),
    body([lean, 92, -8], [neck * 1.5, 26, 20]),
  ]);
  const face = part([...skull(jaw), ...nose, ...mouth], { yaw, softness: 7, hollows: sockets });
  const opening = { shirt: 22, jacket: 26, roll: 0, round: 13 }[collar];
  return [
    { part: throat, stroke: 'skin', step: 5 },
    { part: clothes(person, opening, yaw), stroke: 'cloth', step: 4.2 },
    { part: collarOf(person, lean), stroke: 'cloth', step: 6 },
    { part: part(ears, { yaw }), stroke: 'skin', step: 4 },
    { part: face, stroke: 'skin', step: 3.1 },
    ...(beard
      ? [{ part: part(beard, { yaw, softness: 9 }), stroke: 'hair' as const, step: 3.6 }]
      : []),
    { part: part(hair, { yaw, softness: 9 }), stroke: 'hair', step: 4.4 },
  ];
}

// ---- lines

type Values = Float64Array;
const place = (at: number): [number, number] => [
  (at % cells) * cell - middle.x,
  Math.floor(at / cells) * cell - middle.y,
];
const sample = (field: (x: number, y: number) => number): Values =>
  new Float64Array(cells * cells).map((_, at) => field(...place(at)));
const grid = { columns: cells, rows: cells, stepX: cell, stepY: cell };
const linesAt = (values: Values, level: number) => isolines({ ...grid, values }, level);

/** The pieces of a line whose points satisfy `keep`. */
function pieces({ points, closed }: Line, keep: (x: number, y: number) => boolean): Line[] {
  const kept = points.map(([x, y]) => keep(x - middle.x, y - middle.y));
  if (kept.every(Boolean)) return [{ points, closed }];
  const start = closed ? kept.indexOf(false) : 0;
  const found: Line[] = [];
  let run: Line['points'] = [];
  for (let i = 0; i <= points.length; i++) {
    const at = (start + i) % points.length;
    if (i < points.length && kept[at]) run.push(points[at]!);
    else {
      if (run.length > 2) found.push({ points: run, closed: false });
      run = [];
    }
  }
  return found;
}

const draw = (lines: Line[], shortest = shortestLine) =>
  lines
    .filter(({ points }) => points.length >= shortest)
    .map((line) => simplifyLine(line, tolerance))
    .map(({ points, closed }) =>
      curve({ points: points.map(([x, y]) => [x * precision, y * precision]), closed }),
    )
    .join('');

const levelsBetween = (values: Values, step: number): number[] => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return Array.from({ length: Math.ceil((high - low) / step) }, (_, i) => high - (i + 0.35) * step);
};

/** Warmth falls off around the person, stirred by the air. */
function air(outline: Values, seed: number): string[] {
  const broad = valueNoise(40 + seed * 7);
  const fine = valueNoise(80 + seed * 5);
  const field = outline.map((distance, at) => {
    const [x, y] = place(at);
    const stir = Math.min(1, Math.max(0, distance) / 55);
    return (
      distance + stir * (30 * broad(x / 64 + 8, y / 64 + 8) + 7 * fine(x / 30 + 8, y / 30 + 8))
    );
  });
  return [7, 16, 27, 40, 55, 72, 90].map((level) => {
    const opacity = percent(Math.max(0.16, 0.5 - level / 190));
    return `<path d="${draw(linesAt(field, level), 24)}" opacity="${opacity}"/>`;
  });
}

const percent = (opacity: number) => String(Math.round(opacity * 100) / 100).replace(/^0/, '');

/** The nearest part at a place, or -1 beside the person. */
function frontAt(parts: Painted[], x: number, y: number): number {
  let front = -1;
  let nearest = Number.NEGATIVE_INFINITY;
  parts.forEach(({ part: each }, i) => {
    if (each.distance(x, y) > 0) return;
    const depth = each.depth(x, y);
    if (depth > nearest) [front, nearest] = [i, depth];
  });
  return front;
}

const outlineAt = (parts: Painted[], x: number, y: number) =>
  Math.min(...parts.map(({ part: each }) => each.distance(x, y)));

/** Contour lines of what is seen of each part, by their colour, and the edges between the parts. */
function linesOf(parts: Painted[]) {
  const surveys = parts.map(({ part: { distance, depth } }) => ({
    distances: sample(distance),
    depths: sample(depth),
  }));
  const relief = { skin: '', hair: '', cloth: '' };
  let edges = '';
  parts.forEach(({ stroke, step }, i) => {
    const { distances, depths } = surveys[i]!;
    // Positive where the part is seen, and zero along its edge: it ends there, or another one is in front of it.
    const ahead = depths.map((depth, at) => {
      let behind = -200;
      surveys.forEach((other, k) => {
        if (k !== i && other.distances[at]! <= 0) behind = Math.max(behind, other.depths[at]!);
      });
      return Math.min(-distances[at]! * 3, depth - behind);
    });
    const visible = depths.filter((_, at) => ahead[at]! > 0);
    if (visible.length === 0) return;
    const isFront = (x: number, y: number) => frontAt(parts, x, y) === i;
    for (const level of levelsBetween(visible, step)) {
      const lines = linesAt(depths, level);
      relief[stroke] += draw(lines.flatMap((line) => pieces(line, isFront)));
    }
    const isInside = (x: number, y: number) => outlineAt(parts, x, y) < -1.5;
    const edge = linesAt(ahead, 0).flatMap((line) => pieces(line, isInside));
    edges += draw(edge, 12);
  });
  return { ...relief, edges };
}

/** One portrait in the brand's colours: ice contours around, those of the relief within, its edges. */
export function drawPortrait(name: string): string {
  const parts = partsOf(people[name]!);
  const { skin, hair, cloth, edges } = linesOf(parts);
  const outline = sample((x, y) => outlineAt(parts, x, y));
  const around = air(outline, portraitNames.indexOf(name) + 1).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<path fill="${palette['polar-900']}" d="M0 0h240v240H0z"/>` +
    `<g fill="none" stroke-width="${precision}" transform="scale(.3333)">` +
    `<g stroke="${palette['ice-400']}">${around}<path d="${cloth}" opacity=".75"/></g>` +
    `<path d="${hair}" stroke="${palette['dawn-600']}"/><path d="${skin}" stroke="${palette['dawn-400']}" opacity=".85"/>` +
    `<path d="${edges}" stroke="${palette['dawn-100']}" stroke-width="3.6"/>` +
    `<path d="${draw(linesAt(outline, 0))}" stroke="${palette['dawn-100']}" stroke-width="5"/></g></svg>\n`
  );
}
