import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('mark.svg', import.meta.url), 'utf8');

function attribute(pattern: RegExp): string {
  const value = pattern.exec(source)?.[1];
  if (value === undefined) throw new Error(`packages/media/mark.svg: nothing matches ${pattern}`);
  return value;
}

/** The mark of packages/media/mark.svg: the same two lines that the trailer carries. */
const mark = {
  viewBox: attribute(/viewBox="([^"]+)"/),
  outside: attribute(/id="outside" d="([^"]+)"/),
  cargo: attribute(/id="cargo" d="([^"]+)"/),
};

type MarkPlace = {
  x?: number;
  y?: number;
  size: number;
  outside: string;
  cargo: string;
  strokeWidth?: number;
};

/** The mark as an SVG element of its own, in two colours. */
export function drawMark({
  x = 0,
  y = 0,
  size,
  outside,
  cargo,
  strokeWidth = 4,
}: MarkPlace): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${size}" height="${size}" ` +
    `viewBox="${mark.viewBox}" fill="none" stroke-width="${strokeWidth}">` +
    `<path d="${mark.outside}" stroke="${outside}"/><path d="${mark.cargo}" stroke="${cargo}"/></svg>`
  );
}
