import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { companyFiles, watchTimes } from './company-folder.ts';

function makeFolder(...files: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'company-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'en'));
  for (const file of files) writeFileSync(join(folder, file), '');
  return folder;
}

test('sources among tests, pictures and links → the sources alone', () => {
  const folder = makeFolder('facts.ts', 'en/home.ts', 'sample.spec.ts', 'en/home.test.ts', 'a.svg');
  symlinkSync(join(folder, 'en'), join(folder, 'words'));
  symlinkSync(join(folder, 'facts.ts'), join(folder, 'en/facts.ts'));
  // Symbolic link loops: following them would never end.
  for (const name of ['again', 'more']) symlinkSync(folder, join(folder, 'en', name));
  expect(companyFiles(folder)).toEqual(['en/home.ts', 'facts.ts']);
});

test('a file that was written since → named once', () => {
  const folder = makeFolder('a.ts', 'b.ts');
  const files = ['a.ts', 'b.ts'].map((name) => join(folder, name));
  const changedFiles = watchTimes();
  expect(changedFiles(files)).toEqual(files);
  expect(changedFiles(files)).toEqual([]);
  utimesSync(files[1]!, 1, 1);
  expect(changedFiles(files)).toEqual([files[1]]);
  expect(changedFiles(files)).toEqual([]);
});
