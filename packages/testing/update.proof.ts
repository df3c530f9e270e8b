import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { company as ours } from '#company/facts.ts';
import { SAMPLE } from '../../content/company-folder.ts';
import { filesNaming } from '../../e2e/tools/project.ts';

// npm test -- --only update: an adopter upgrades to the next version.

/** The first version whose company/ is the adopter's alone. */
const FIRST = '3.0.0';
const folder = mkdtempSync(join(tmpdir(), 'update-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const gitIn = (place: string, ...args: string[]) =>
  execFileSync(
    'git',
    ['-C', place, '-c', 'user.name=Test', '-c', 'user.email=t@t.example', ...args],
    {
      encoding: 'utf8',
    },
  ).trim();

const versionAt = (commit: string): string =>
  JSON.parse(gitIn('.', 'show', `${commit}:package.json`)).version;

/** The commits that changed the version, since upgrades are promised; the newest first. */
function releases() {
  const changed = gitIn('.', 'log', '--format=%H', '-G', '^  "version":', '--', 'package.json');
  const isPromised = (commit: string) =>
    versionAt(commit).localeCompare(FIRST, 'en', { numeric: true }) >= 0;
  return changed.split('\n').filter(isPromised).slice(0, 5);
}

const upstream = join(folder, 'upstream');

/** What any version may do: change the sample, its pictures and icons, and the site itself. */
function publishTomorrow() {
  gitIn('.', 'clone', '--quiet', '--no-hardlinks', resolve('.'), upstream);
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(upstream, file), edit(readFileSync(join(upstream, file), 'utf8')));
  change(
    `${SAMPLE}/en/home.ts`,
    (text) => `// tomorrow\n${text.replaceAll('heading: ', 'heading:  ')}`,
  );
  change(`${SAMPLE}/public/favicon.svg`, (text) => text.replace('<svg', '<svg data-new=""'));
  change('examples/borealis/facts.ts', (text) => `// tomorrow\n${text}`);
  change('src/styles/tokens.css', (text) => `${text}\n/* tomorrow */\n`);
  change('package.json', (text) => text.replace(/"version": "[^"]+"/, '"version": "99.0.0"'));
  for (const file of ['README.md', 'CHANGELOG.md', 'vite.config.ts', 'site/site.ts'])
    appendFileSync(join(upstream, file), file.endsWith('.ts') ? '// tomorrow\n' : '\nTomorrow.\n');
  gitIn(upstream, 'commit', '--quiet', '--all', '--message=Tomorrow');
}
publishTomorrow();

/** The project as an adopter has it: a clone of a version, with its own company. */
function adopter(release: string) {
  const project = mkdtempSync(join(folder, 'adopter-'));
  gitIn('.', 'clone', '--quiet', upstream, project);
  gitIn(project, 'switch', '--quiet', '--create', 'ours', release);
  cpSync(join(project, 'examples/borealis'), join(project, 'company'), { recursive: true });
  const facts = join(project, 'company/facts.ts');
  const theirs = readFileSync(facts, 'utf8').replaceAll('Borealis', 'Our Own');
  writeFileSync(facts, theirs);
  // Share pictures that the company drew itself: ours show another name.
  rmSync(join(project, 'company/pictures/made.json'), { force: true });
  gitIn(project, 'add', 'company');
  gitIn(project, 'commit', '--quiet', '--message=Our company');
  return project;
}

test.each(releases().map((commit) => ({ version: versionAt(commit), commit })))(
  'an adopter of $version takes tomorrow’s → no conflict, and the site is theirs, word by word',
  ({ commit }) => {
    const project = adopter(commit);
    const company = gitIn(project, 'rev-parse', 'HEAD:company');
    gitIn(project, 'merge', '--quiet', '--no-edit', 'origin/HEAD');
    expect(gitIn(project, 'rev-parse', 'HEAD:company')).toBe(company);
    expect(readFileSync(join(project, 'package.json'), 'utf8')).toContain('99.0.0');

    // As from a terminal: without this runner's variables, and with their own install's commands.
    const { COMPANY: _, REPORT: _report, NODE_ENV: _env, ...rest } = process.env;
    const env = { ...rest, PATH: `${project}/node_modules/.bin${delimiter}${rest.PATH}` };
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: project, env, stdio: 'inherit' });
    run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
    run('npm', 'run', 'types');
    run('node', 'scripts/build-if-stale.ts');
    expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toContain('Our Own');
    expect(['dist', 'deploy'].flatMap((name) => filesNaming(ours, join(project, name)))).toEqual(
      [],
    );
    run('playwright', 'test', 'e2e/pages.spec.ts');
    expect(gitIn(project, 'status', '--porcelain')).toBe('');
  },
);
