import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSite, copyProject, filesIn } from './tools/project.ts';

/** Sets a process's clock forward by more than a year. */
const LATER = `const { now } = Date;
globalThis.Date = class extends Date {
  constructor(...given) { super(...(given.length > 0 ? given : [now() + 4e10])); }
  static now() { return now() + 4e10; }
};`;

/** Every file of a fresh build by name: those of the site, and those of deploy/. */
function builtFiles(settings: Record<string, string>) {
  const folder = copyProject();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  buildSite(folder, { SOURCE_DATE_EPOCH: '1700000000', ...settings });
  const files = ['dist', 'deploy']
    .flatMap((part) => filesIn(join(folder, part)))
    .filter((file) => !file.includes('/media/'));
  return Object.fromEntries(
    files.map((file) => [relative(folder, file), readFileSync(file).toString('base64')]),
  );
}

test('one commit built in two folders on two dates in two time zones → the same bytes', () => {
  const one = builtFiles({ TZ: 'Pacific/Auckland' });
  const forward = `--import=data:text/javascript,${encodeURIComponent(LATER)}`;
  const other = builtFiles({ TZ: 'America/Santiago', NODE_OPTIONS: forward });
  expect(Object.keys(one).sort()).toEqual(Object.keys(other).sort());
  expect(Object.keys(one).filter((file) => one[file] !== other[file])).toEqual([]);
  const said = (file: string) => Buffer.from(one[file]!, 'base64').toString();
  expect(said('dist/.well-known/security.txt')).toContain('Expires: 2024-11-13T22:13:20.000Z');
  expect(said('dist/index.html')).toContain('2023');
});
