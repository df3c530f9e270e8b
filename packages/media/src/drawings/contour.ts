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

export function sampleGrid(field: Field, [width, height]: Point, [columns, rows]: Point): Grid {
  const [stepX, stepY] = [width / (columns - 1), height / (rows - 1)];
  const values = new Float64Array(columns * rows).map((_, at) =>
    field((at % columns) * stepX, Math.floor(at / columns) * stepY),
  );
  return { values, columns, rows, stepX, stepY };
}

type Node = { key: string; point: Point; neighbours: string[] };

/** Every place where the level crosses an edge of the grid, linked through the cells between them (marching squares). */
function crossings({ values, columns, rows, stepX, stepY }: Grid, level: number) {
  const nodes = new Map<string, Node>();
  const crossing = (x0: number, y0: number, x1: number, y1: number): Node[] => {
    const a = values[y0 * columns + x0]! - level;
    const b = values[y1 * columns + x1]! - level;
    if (a < 0 === b < 0) return [];
    const t = a / (a - b);
    const point: Point = [(x0 + (x1 - x0) * t) * stepX, (y0 + (y1 - y0) * t) * stepY];
    const key = `${x0},${y0},${x1},${y1}`;
    const node = nodes.get(key) ?? { key, point, neighbours: [] };
    nodes.set(key, node);
    return [node];
  };
  const connect = (a?: Node, b?: Node) => {
    if (!a || !b) return;
    a.neighbours.push(b.key);
    b.neighbours.push(a.key);
  };
  for (let y = 0; y < rows - 1; y++) {
    for (let x = 0; x < columns - 1; x++) {
      const [a, b, c, d] = [
        ...crossing(x, y, x + 1, y),
        ...crossing(x + 1, y, x + 1, y + 1),
        ...crossing(x, y + 1, x + 1, y + 1),
        ...crossing(x, y, x, y + 1),
      ];
      connect(a, b);
      connect(c, d);
    }
  }
  return nodes;
}

/** Every line of one level. Lines that leave the grid are open: the frame itself is never drawn. */
export function isolines(grid: Grid, level: number): Line[] {
  const nodes = crossings(grid, level);
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
  const ends = [...nodes.values()].filter(({ neighbours }) => neighbours.length === 1);
  const starts = [...ends, ...nodes.values()].map(({ key }) => key);
  return starts.flatMap((start) => (nodes.has(start) ? [follow(start)] : []));
}

export const lengthOf = ({ points }: Line) =>
  points
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0);

/** Ramer–Douglas–Peucker: drops the points that lie within `tolerance` of the line without them. */
function simplify(points: Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (points.length < 3 || !first || !last) return points;
  const dx = last[0] - first[0];
  const dy = last[1] - first[1];
  const span = Math.hypot(dx, dy) || 1e-9;
  const distances = points.map(
    ([x, y]) => Math.abs(dy * x - dx * y + last[0] * first[1] - last[1] * first[0]) / span,
  );
  const distance = Math.max(...distances);
  const farthest = distances.indexOf(distance);
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
const midpoint = (a: Point, b: Point): Point => rounded([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/**
 * A smooth curve with the points as its control polygon, in whole units.
 * The ends of its quadratics are midpoints of the polygon, so each control point is the reflection of the one before:
 * SVG's `t` states the ends alone, at a quarter of the bytes. Every end is rounded against the control point that
 * the reader will really reflect, so that rounding errors never add up.
 */
export function curve({ points, closed }: Line): string {
  if (points.length < 3) return '';
  const controls = closed ? points : points.slice(1, -1);
  const start = closed ? midpoint(points.at(-1)!, points[0]!) : rounded(points[0]!);
  const end = closed ? start : rounded(points.at(-1)!);
  let control = rounded(controls[0]!);
  let position = start;
  let path = `M${pair(...start)}`;
  controls.forEach((_, i) => {
    const next = controls[i + 1];
    const target = next ? midpoint(control, next) : end;
    const step = pair(target[0] - position[0], target[1] - position[1]);
    if (i === 0) path += `q${pair(control[0] - position[0], control[1] - position[1])} ${step}`;
    // A run of `t` names the command once; a minus sign separates two numbers as well as a blank does.
    else if (i === 1) path += `t${step}`;
    else path += step.startsWith('-') ? step : ` ${step}`;
    position = target;
    control = [2 * target[0] - control[0], 2 * target[1] - control[1]];
  });
  return closed ? `${path}z` : path;
}
