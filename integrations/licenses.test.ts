import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { licenses } from './licenses.ts';

test('a script with code of packages, unlike one of ours → names the file with their notices', async () => {
  mkdirSync('.astro', { recursive: true });
  const folder = mkdtempSync('.astro/licenses-');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('packages.js', "import { createElement } from 'react'; console.log(createElement);");
  write('ours.js', 'console.log(1);');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [licenses('/', ['astro'])],
    build: {
      write: false,
      rolldownOptions: {
        input: [join(folder, 'packages.js'), join(folder, 'ours.js')],
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  rmSync(folder, { recursive: true });
  const { output } = built as Rolldown.RolldownOutput;
  const textOf = (name: string) => {
    const file = output.find(({ fileName }) => fileName === name)!;
    return file.type === 'chunk' ? file.code : String(file.source);
  };
  expect(textOf('packages.js')).toContain('/*! Licenses: /licenses.txt */');
  expect(textOf('ours.js')).not.toContain('Licenses');
  for (const notice of [
    /^astro \d/m,
    /^react \d[\d.]* \(MIT\)$/m,
    /Copyright \(c\) Meta Platforms/,
  ])
    expect(textOf('licenses.txt')).toMatch(notice);
});
