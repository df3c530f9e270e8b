import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { OutsideChanges } from './outside-changes.ts';

test('a file that was written since → named once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [a, b] = ['a.ts', 'b.ts'].map((name) => join(folder, name)) as [string, string];
  for (const file of [a, b]) writeFileSync(file, '');
  const outside = new OutsideChanges();
  expect(outside.among([a, b])).toEqual([a, b]);
  expect(outside.among([a, b])).toEqual([]);
  utimesSync(b, 1, 1);
  expect(outside.among([a, b])).toEqual([b]);
  expect(outside.among([a, b])).toEqual([]);
});
