/** Contour lines of a scalar field, written as compact SVG curves. The portraits and the isotherm band share it. */

export type Point = readonly [x: number, y: number];
export type Line = { points: Point[]; closed: boolean };
export type Field = (x: number, y: number) => number;
export type Grid = {
  values: Float64Array;
  columns: number;
  rows: number;
  stepX: number;
  stepY: number;
};

const smootherStep = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** mulberry32: the drawings must come out the same on every machine, which Math.random cannot promise. */
function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise between −1 and 1 that repeats every 64 units. */
export function valueNoise(seed: number): Field {
  const size = 64;
  const random = randomNumbers(seed);
  const lattice = Array.from({ length: size * size }, () => random() * 2 - 1);
  const at = (x: number, y: number) =>
    lattice[(((y % size) + size) % size) * size + (((x % size) + size) % size)]!;
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = smootherStep(x - left);
    const v = smootherStep(y - top);
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

export function sampleGrid(
  field: Field,
  width: number,
  height: number,
  columns: number,
  rows: number,
): Grid {
  const stepX = width / (columns - 1);
  const stepY = height / (rows - 1);
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values[row * columns + column] = field(column * stepX, row * stepY);
    }
  }
  return { values, columns, rows, stepX, stepY };
}

type Crossing = { key: string; point: Point };

/** Where the level crosses the edge between two neighbouring grid points, if it does. */
function crossing(
  grid: Grid,
  level: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): Crossing | undefined {
  const a = grid.values[y0 * grid.columns + x0]! - level;
  const b = grid.values[y1 * grid.columns + x1]! - level;
  if (a < 0 === b < 0) return undefined;
  const t = a / (a - b);
  const point: Point = [(x0 + (x1 - x0) * t) * grid.stepX, (y0 + (y1 - y0) * t) * grid.stepY];
  return { key: `${x0},${y0},${x1},${y1}`, point };
}

/** The pieces of the level inside every grid cell (marching squares), as pairs of crossings. */
function* segments(grid: Grid, level: number): Generator<[Crossing, Crossing]> {
  for (let y = 0; y < grid.rows - 1; y++) {
    for (let x = 0; x < grid.columns - 1; x++) {
      const crossings = [
        crossing(grid, level, x, y, x + 1, y),
        crossing(grid, level, x + 1, y, x + 1, y + 1),
        crossing(grid, level, x, y + 1, x + 1, y + 1),
        crossing(grid, level, x, y, x, y + 1),
      ].filter((found) => found !== undefined);
      if (crossings.length >= 2) yield [crossings[0]!, crossings[1]!];
      if (crossings.length === 4) yield [crossings[2]!, crossings[3]!];
    }
  }
}

type Node = { point: Point; neighbours: string[] };

function linkSegments(grid: Grid, level: number): Map<string, Node> {
  const nodes = new Map<string, Node>();
  const connect = (from: Crossing, to: Crossing) => {
    const node = nodes.get(from.key) ?? { point: from.point, neighbours: [] };
    node.neighbours.push(to.key);
    nodes.set(from.key, node);
  };
  for (const [a, b] of segments(grid, level)) {
    connect(a, b);
    connect(b, a);
  }
  return nodes;
}

/** Every line of one level. Lines that leave the grid are open: the frame itself is never drawn. */
export function isolines(grid: Grid, level: number): Line[] {
  const nodes = linkSegments(grid, level);
  const follow = (start: string): Line => {
    const points: Point[] = [];
    let key: string | undefined = start;
    let closed = false;
    while (key !== undefined) {
      const node: Node = nodes.get(key)!;
      nodes.delete(key);
      points.push(node.point);
      closed = points.length > 2 && node.neighbours.includes(start);
      key = node.neighbours.find((next) => nodes.has(next));
    }
    return { points, closed };
  };
  const ends = [...nodes].filter(([, node]) => node.neighbours.length === 1).map(([key]) => key);
  const open = ends
    .filter((key) => nodes.has(key))
    .map((key) => (nodes.has(key) ? follow(key) : undefined));
  const lines = open.filter((line) => line !== undefined);
  for (const key of nodes.keys()) lines.push(follow(key));
  return lines;
}

export function lengthOf({ points }: Line): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) {
    length += Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1]);
  }
  return length;
}

/** Ramer–Douglas–Peucker: drops the points that lie within `tolerance` of the line without them. */
export function simplify(points: Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (points.length < 3 || !first || !last) return points;
  const dx = last[0] - first[0];
  const dy = last[1] - first[1];
  const span = Math.hypot(dx, dy) || 1e-9;
  let farthest = 0;
  let distance = 0;
  points.forEach(([x, y], i) => {
    const off = Math.abs(dy * x - dx * y + last[0] * first[1] - last[1] * first[0]) / span;
    if (off > distance) {
      distance = off;
      farthest = i;
    }
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

export function simplifyLine({ points, closed }: Line, tolerance: number): Line {
  if (!closed) return { points: simplify(points, tolerance), closed };
  // A ring has no ends to hold on to: simplify its two halves.
  const half = points.length >> 1;
  const outward = simplify(points.slice(0, half + 1), tolerance).slice(0, -1);
  const back = simplify([...points.slice(half), points[0]!], tolerance).slice(0, -1);
  return { points: [...outward, ...back], closed };
}

const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`);

/**
 * A smooth curve with the points as its control polygon, in whole units.
 * The ends of its quadratics are midpoints of the polygon, so each control point is the reflection of the one before:
 * SVG's `t` states the ends alone, at a quarter of the bytes. Every end is rounded against the control point that
 * the reader will really reflect, so that rounding errors never add up.
 */
export function curve({ points, closed }: Line): string {
  if (points.length < 3) return '';
  const controls = closed ? points : points.slice(1, -1);
  const first = controls[0]!;
  const start = closed ? midpoint(points.at(-1)!, first) : rounded(points[0]!);
  const end = closed ? start : rounded(points.at(-1)!);
  let control = rounded(first);
  let position = start;
  let path = `M${pair(...start)}`;
  for (let i = 0; i < controls.length; i++) {
    const next = controls[i + 1];
    const target = next ? midpoint(control, next) : end;
    const step = pair(target[0] - position[0], target[1] - position[1]);
    path +=
      i === 0
        ? `q${pair(control[0] - position[0], control[1] - position[1])} ${step}`
        : joined(path, step);
    position = target;
    control = [2 * target[0] - control[0], 2 * target[1] - control[1]];
  }
  return closed ? `${path}z` : path;
}

/** A run of `t` names the command once; a minus sign parts two numbers as well as a blank does. */
function joined(path: string, step: string): string {
  const inRun = path.lastIndexOf('t') > path.lastIndexOf('q');
  if (!inRun) return `t${step}`;
  return step.startsWith('-') ? step : ` ${step}`;
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
const midpoint = (a: Point, b: Point): Point => [
  Math.round((a[0] + b[0]) / 2),
  Math.round((a[1] + b[1]) / 2),
];

export const scaled = ({ points, closed }: Line, factor: number): Line => ({
  points: points.map(([x, y]): Point => [x * factor, y * factor]),
  closed,
});
