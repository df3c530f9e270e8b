import { expect, test } from 'vitest';
import { curve, isolines, type Line, sampleGrid, simplifyLine } from './contour.ts';

const circle = sampleGrid((x, y) => Math.hypot(x - 50, y - 50), [100, 100], [51, 51]);

test('a hill inside the grid gives one closed line at its level', () => {
  const lines = isolines(circle, 30);
  expect(lines).toHaveLength(1);
  expect(lines[0]!.closed).toBe(true);
  for (const [x, y] of lines[0]!.points) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0);
});

test('a line that leaves the grid stays open', () => {
  const lines = isolines(
    sampleGrid((x) => x, [100, 100], [11, 11]),
    45,
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]!.closed).toBe(false);
});

test('simplifying keeps the line within its tolerance', () => {
  const [line] = isolines(circle, 30);
  const simple = simplifyLine(line!, 0.5);
  expect(simple.points.length).toBeLessThan(line!.points.length / 2);
  for (const [x, y] of simple.points) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0);
});

/** Follows a path as a browser would, and returns its control points. */
function controlPoints(path: string): [number, number][] {
  const numbers = path.match(/-?\d+/g)!.map(Number);
  let [x, y] = [numbers[0]!, numbers[1]!];
  let control: [number, number] = [x + numbers[2]!, y + numbers[3]!];
  const controls = [control];
  for (let i = 4; i + 1 < numbers.length; i += 2) {
    x += numbers[i]!;
    y += numbers[i + 1]!;
    control = [2 * x - control[0], 2 * y - control[1]];
    controls.push(control);
  }
  return controls.slice(0, -1);
}

test('rounding errors do not add up along a curve', () => {
  const points = Array.from({ length: 200 }, (_, i): [number, number] => [
    i * 7.37,
    50 + 40 * Math.sin(i / 3),
  ]);
  const line: Line = { points, closed: false };
  const controls = controlPoints(curve(line));
  expect(controls).toHaveLength(points.length - 2);
  controls.forEach(([x, y], i) => {
    expect(Math.abs(x - points[i + 1]![0])).toBeLessThanOrEqual(1.01);
    expect(Math.abs(y - points[i + 1]![1])).toBeLessThanOrEqual(1.01);
  });
});
