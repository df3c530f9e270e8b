import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildSite, copyProject } from '../../../e2e/tools/project.ts';
import { palette } from '../../../examples/kelvin/brand/palette.ts';

const { COMPANY: _, ...env } = process.env;
const WHITE_AND_RED = [palette.white, palette['flare-700'], palette['flare-200']];
const COLOURS = Object.values(palette).filter((hex) => !WHITE_AND_RED.includes(hex));

function inACopy() {
  const project = copyProject();
  rmSync(join(project, 'company'), { recursive: true, force: true });
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  const run = (...args: string[]) =>
    spawnSync('node', ['scripts/run-package.ts', 'packages/company/src/company.ts', ...args], {
      cwd: project,
      env,
      encoding: 'utf8',
    });
  return { project, run };
}

test('npm run company with options → a whole site in which nothing is Kelvin’s', () => {
  const { project, run } = inACopy();
  const made = run('--name', 'Nordlys Cargo', '--colour', '#0b6e4f', '--colour', '#ffd400');
  expect(made.stderr).toBe('');
  expect(made.stdout).toMatch(/#0b6e4f stays as it is in links.*\n#ffd400 becomes #\w{6} in lines/);
  expect(made.stdout).toContain(
    'Look at it: npm start. Change it: npm run edit. Publish it: docs/',
  );
  expect(run('left').stdout).toMatch(
    /company\/en\/home\.ts\n {2}.*\n(.*\n)*\d+ sentences and 10 pictures/,
  );

  const again = run('--name', 'Another');
  expect(again.status).toBe(1);
  expect(again.stderr).toMatch(
    /^company\/ is there already, and is yours: nothing was written\..*\n$/,
  );

  buildSite(project);
  const files = readdirSync(join(project, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const kelvins = files.filter((file) => {
    const text = readFileSync(file, 'latin1');
    return /kelvin/i.test(text) || COLOURS.some((hex) => text.includes(hex));
  });
  expect(kelvins).toEqual([]);
  expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toContain('Nordlys Cargo');
});

test('without packages/pictures → says so in one line, and goes on', () => {
  const { project, run } = inACopy();
  renameSync(join(project, 'packages/pictures'), join(project, 'pictures-away'));
  const { stdout, status } = run('--name', 'Nordlys Cargo');
  expect(status).toBe(0);
  expect(stdout).toContain(
    'No pictures yet, because packages/pictures is not here. Run npm run pictures before npm start.',
  );
  expect(existsSync(join(project, 'company/en/home.ts'))).toBe(true);
});

test('stopped half way → no folder is left', async () => {
  const { project } = inACopy();
  writeFileSync(join(project, 'packages/pictures/src/pictures.ts'), 'setInterval(() => {}, 1000);');
  const command = ['scripts/run-package.ts', 'packages/company/src/company.ts', '--name', 'N'];
  const running = spawn('node', command, { cwd: project, env });
  await vi.waitUntil(() => existsSync(join(project, '.company-unfinished/sample.json')), 300_000);
  await once(running.stdout, 'data');
  running.kill();
  await once(running, 'close');
  expect(readdirSync(project).filter((name) => /company/.test(name))).toEqual([]);
});

test('what cannot be understood → one line, and no folder', () => {
  const { project, run } = inACopy();
  for (const [args, message] of [
    [['--colour', 'blue'], '"blue" is no colour. Write it as #7a1f4b; at most two, with a comma.'],
    [['--nam', 'X'], "Unknown option '--nam'. The options are --name, --short-name,"],
    [['--from', 'nowhere'], 'nowhere is no example. Begin from one of borealis, kelvin.'],
    [['--phone', '0800'], 'company.phones.dispatch is "0800", which is no international number.'],
    [['--languages', 'english!'], '"english!" is no language code. Write it as es or pt-BR.'],
    [[], 'Nobody is here to ask. Give at least --name, as in --name "Nordlys Cargo".'],
  ] as const) {
    const { stderr, status } = run(...args);
    expect(status, stderr).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n').length).toBe(1);
  }
  expect(readdirSync(project).filter((name) => /company/.test(name))).toEqual([]);
});
