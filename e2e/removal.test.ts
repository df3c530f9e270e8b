import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { paths } from '#words/paths.ts';
import { INBOX_ENDPOINT, NO_INBOX } from '../settings.ts';
import { buildSite, copyProject, filesIn } from './tools/project.ts';
import { startNode } from './tools/web-servers.ts';

const packages = existsSync('packages') ? readdirSync('packages') : [];
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
/** Where removed packages are kept meanwhile. */
const shed = mkdtempSync(join(tmpdir(), 'shed-'));
const project = copyProject();
afterAll(() => {
  for (const folder of [project, shed]) rmSync(folder, { recursive: true, force: true });
});

const move = (names: string[], from: string, to: string) => {
  for (const name of names) renameSync(join(from, name), join(to, name));
};

/** Until the test ends. */
function takeAway(names: string[]) {
  move(names, join(project, 'packages'), shed);
  onTestFinished(() => move(names, shed, join(project, 'packages')));
}

/** Several checkers would each read the types that they share. */
const TYPES = ['--incremental', '--tsBuildInfoFile', join(shed, 'types'), '--singleThreaded'];
const typeCheck = () => execFileSync('tsc', TYPES, { cwd: project });

/** What a browser gets: not the day of the build, nor what is written for hosts. */
const builtIn = (folder: string) =>
  filesIn(join(folder, 'dist'))
    .map((file) => relative(folder, file))
    .filter((file) => !/\/(media|\.well-known)\/|\/[._]\w+$/.test(file));

/** As the project itself builds and serves them, to the byte. */
async function expectSamePages() {
  expect(builtIn(project)).toEqual(builtIn('.'));
  for (const file of builtIn('.'))
    expect(readFileSync(join(project, file)).equals(readFileSync(file)), file).toBe(true);
  const { origin, stop } = await startNode(project);
  try {
    for (const path of Object.values(paths)) {
      const response = await fetch(origin + path);
      expect(response.status).toBe(200);
      const file = `dist${path === '/' ? '/index' : path}.html`;
      expect(await response.text()).toBe(readFileSync(file, 'utf8'));
    }
  } finally {
    await stop();
  }
}

/** The error message of a command that cannot run. */
function lastWords(command: string, settings: Record<string, string>) {
  const env = { ...process.env, ...settings };
  const { status, stderr } = spawnSync(command, {
    cwd: project,
    env,
    shell: true,
    encoding: 'utf8',
  });
  expect(status, command).toBe(1);
  return stderr.trim();
}

test.each(packages)('without packages/%s → the rest type-checks', (name) => {
  takeAway([name]);
  typeCheck();
});

test('without any package → type-checks, builds, and serves the same pages', async () => {
  takeAway(packages);
  typeCheck();
  rmSync(join(project, 'dist'), { recursive: true, force: true });
  buildSite(project);
  await expectSamePages();
});

test('without any package → a command or setting that needs one says so in one line', () => {
  takeAway(packages);
  const commands = Object.entries(scripts).filter(([, command]) => command.includes('packages/'));
  expect(commands).not.toEqual([]);
  for (const [name, command] of commands)
    expect(lastWords(command, { npm_lifecycle_event: name })).toMatch(
      new RegExp(`^npm run ${name} needs packages/\\w+, which is not here.*$`),
    );
  for (const command of [scripts.build!, scripts.start!])
    expect(lastWords(command, { FORM_ENDPOINT: INBOX_ENDPOINT })).toBe(NO_INBOX);
});
