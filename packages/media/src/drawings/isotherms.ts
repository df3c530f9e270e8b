import {
  curve,
  type Field,
  isolines,
  lengthOf,
  sampleGrid,
  simplifyLine,
  valueNoise,
} from './contour.ts';

const width = 1440;
const height = 300;
const levelStep = 19;
const levels = 26;
/** How far above the bottom edge the lines have lost their unrest. */
const calmBy = 150;
const unrest = 118;
const shortest = 140;
const tolerance = 0.7;

/** Height above the held line, disturbed by noise that fades to nothing at the bottom edge. */
function temperature(): Field {
  const broad = valueNoise(21);
  const fine = valueNoise(30);
  return (x, y) => {
    const above = y - height;
    const restlessness = 1 - Math.exp(-((above / calmBy) ** 2));
    const u = x / 270;
    const v = y / 128;
    return above + unrest * restlessness * (broad(u, v) + 0.45 * fine(u * 2.1, v * 2.1));
  };
}

/** The band of contour lines that wander at the top and settle into one straight line at the bottom: a CSS mask. */
export function drawIsotherms(): string {
  const grid = sampleGrid(temperature(), [width, height], [220, 73]);
  let path = '';
  for (let level = -levels; level < 0; level++) {
    for (const line of isolines(grid, level * levelStep)) {
      if (lengthOf(line) >= shortest) path += curve(simplifyLine(line, tolerance));
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">` +
    `<path d="${path}" fill="none" stroke="#000"/></svg>\n`
  );
}
