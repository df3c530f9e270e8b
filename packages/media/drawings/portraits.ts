import { curve, type Grid, isolines, scaled, simplifyLine, valueNoise } from './contour.ts';

/** A silhouette: is this point of the 240 × 240 picture inside the person? */
type Silhouette = (x: number, y: number) => boolean;

const size = 240;
const cells = 160;
const cell = size / cells;
const centre = 120;
/** Path units in one unit of the picture: whole numbers are shorter than decimals. */
const precision = 2;
const tolerance = 0.5;
const shortestLine = 24;

const oval = (x: number, y: number, cx: number, cy: number, rx: number, ry: number, power = 2) =>
  Math.abs((x - cx) / rx) ** power + Math.abs((y - cy) / ry) ** power < 1;

const face: Silhouette = (x, y) => oval(x, y, centre, 100, 38, 50, 2.25);

const neck =
  (halfWidth: number): Silhouette =>
  (x, y) =>
    y > 120 && y < 200 && Math.abs(x - centre) < halfWidth + Math.max(0, (y - 158) * 0.5);

const shoulders =
  (top: number, halfWidth: number, slope: number): Silhouette =>
  (x, y) => {
    const off = Math.abs(x - centre);
    const edge = halfWidth - 24;
    const fall = top + slope * 44 * (Math.min(off, halfWidth) / halfWidth) ** 2.2;
    const roundedEnd = off > edge ? ((off - edge) / 24) ** 2 * 26 : 0;
    return off < halfWidth && y > fall + roundedEnd;
  };

const longHair: Silhouette = (x, y) => {
  const off = Math.abs(x - centre);
  const taper = y > 150 ? (y - 150) * 0.25 : 0;
  return oval(x, y, centre, 92, 49, 54, 2.4) || (y > 92 && y < 172 && off > 16 && off < 52 - taper);
};
const quiff: Silhouette = (x, y) => oval(x, y, 124, 66, 42, 27, 2.4) || oval(x, y, 104, 72, 26, 22);
const topKnot: Silhouette = (x, y) =>
  oval(x, y, centre, 84, 43, 42, 2.2) || oval(x, y, 143, 44, 22, 20);
const beard: Silhouette = (x, y) =>
  oval(x, y, centre, 98, 40, 50, 2.6) || oval(x, y, centre, 130, 35, 30, 2.6);

/** Shapes of invented people: a head, a neck and shoulders, never features that could be somebody's. */
const people: Record<string, Silhouette[]> = {
  ingrid: [face, neck(19), shoulders(176, 92, 1), longHair],
  mateus: [face, neck(25), shoulders(174, 106, 1), quiff],
  priya: [face, neck(18), shoulders(178, 88, 1.05), topKnot],
  tomasz: [beard, neck(30), shoulders(170, 112, 0.9)],
};

export const portraitNames = Object.keys(people);

const insideLevels = [-44, -36, -28, -20.5, -13.5, -7];
const outsideLevels = [8, 17, 27, 38, 50, 63, 77, 92, 108];

type Values = Float64Array;
const index = (x: number, y: number) => y * cells + x;
const clamp = (value: number) => Math.max(0, Math.min(cells - 1, value));

function rasterise(shapes: Silhouette[]): Uint8Array {
  const mask = new Uint8Array(cells * cells);
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      const inside = shapes.some((shape) => shape((x + 0.5) * cell, (y + 0.5) * cell));
      mask[index(x, y)] = inside ? 1 : 0;
    }
  }
  return mask;
}

function outline(mask: Uint8Array): [x: number, y: number][] {
  const isOutside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < cells && y < cells && !mask[index(x, y)];
  const edge: [number, number][] = [];
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      if (!mask[index(x, y)]) continue;
      if (isOutside(x + 1, y) || isOutside(x - 1, y) || isOutside(x, y + 1) || isOutside(x, y - 1))
        edge.push([x, y]);
    }
  }
  return edge;
}

/** Distance to the outline in picture units, negative inside. */
function signedDistance(mask: Uint8Array): Values {
  const edge = outline(mask);
  const distance = new Float64Array(cells * cells);
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      let nearest = Number.POSITIVE_INFINITY;
      for (const [ex, ey] of edge) nearest = Math.min(nearest, (ex - x) ** 2 + (ey - y) ** 2);
      distance[index(x, y)] = Math.sqrt(nearest) * cell * (mask[index(x, y)] ? -1 : 1);
    }
  }
  return distance;
}

function gaussian(sigma: number): number[] {
  const reach = Math.ceil(sigma * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function blurAlong(values: Values, weights: number[], dx: number, dy: number): Values {
  const reach = weights.length >> 1;
  return values.map((_, at) => {
    const x = at % cells;
    const y = Math.floor(at / cells);
    return weights.reduce((sum, weight, i) => {
      const step = i - reach;
      return sum + weight * values[index(clamp(x + step * dx), clamp(y + step * dy))]!;
    }, 0);
  });
}

const blur = (values: Values, sigma: number) =>
  blurAlong(blurAlong(values, gaussian(sigma), 1, 0), gaussian(sigma), 0, 1);

/** Warmth falls off from the outline: sharp at the skin, soft further away, stirred by the air outside. */
function heat(shapes: Silhouette[], seed: number): Values {
  const sharp = blur(signedDistance(rasterise(shapes)), 2.4);
  const soft = blur(sharp, 7);
  const broad = valueNoise(40 + seed * 7);
  const fine = valueNoise(80 + seed * 5);
  return sharp.map((distance, at) => {
    const x = (at % cells) * cell;
    const y = Math.floor(at / cells) * cell;
    const softness = 0.85 * Math.min(1, distance < 0 ? -distance / 14 : distance / 30);
    const blended = distance * (1 - softness) + soft[at]! * softness;
    if (distance < 0) return blended + Math.min(1, -distance / 30) * 5 * fine(x / 40, y / 40);
    return (
      blended + Math.min(1, distance / 55) * (30 * broad(x / 64, y / 64) + 9 * fine(x / 30, y / 30))
    );
  });
}

function levelPath(grid: Grid, level: number): string {
  return isolines(grid, level)
    .filter(({ points }) => points.length >= shortestLine)
    .map((line) => curve(scaled(simplifyLine(line, tolerance), precision)))
    .join('');
}

const percent = (opacity: number) => String(Math.round(opacity * 100) / 100).replace(/^0/, '');

/** One portrait: ice contours around, a bright outline, amber contours within. */
export function drawPortrait(name: string): string {
  const shapes = people[name];
  if (!shapes)
    throw new Error(
      `No silhouette is drawn for "${name}": add one to people in packages/media/drawings/portraits.ts`,
    );
  const values = heat(shapes, portraitNames.indexOf(name) + 1);
  const grid: Grid = { values, columns: cells, rows: cells, stepX: cell, stepY: cell };
  const stroke = (level: number, attributes: string) =>
    `<path d="${levelPath(grid, level)}" ${attributes}/>`;
  const ice = outsideLevels.map((level) =>
    stroke(level, `opacity="${percent(Math.max(0.22, 0.62 - level / 200))}"`),
  );
  const amber = insideLevels.map((level) =>
    stroke(level, `opacity="${percent(0.9 + level / 80)}"`),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#0b1d36" d="M0 0h240v240H0z"/>` +
    `<g fill="none" stroke-width="${precision}" transform="scale(${1 / precision})">` +
    `<g stroke="#7fa6d3">${ice.join('')}</g><g stroke="#f2a65a">${amber.join('')}</g>` +
    `${stroke(0, `stroke="#ffdcae" stroke-width="${1.5 * precision}"`)}</g></svg>\n`
  );
}
