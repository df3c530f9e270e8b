import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildSite, copyProject, filesIn } from '../../../e2e/tools/project.ts';
import { palette } from '../../../examples/kelvin/brand/palette.ts';
import { hero } from '../../../examples/kelvin/en/home.ts';
import { company } from '../../../examples/kelvin/facts.ts';

const { COMPANY: _, ...env } = process.env;
const WHITE_AND_RED = [palette.white, palette['flare-700'], palette['flare-200']];
/** Who Kelvin is; its other sentences are listed as left. */
const WORDS = new RegExp(['kelvin', hero.heading, company.tagline].join('|'), 'i');
const COLOURS = Object.values(palette).filter((hex) => !WHITE_AND_RED.includes(hex));

const PLAIN = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="900">
<rect width="1280" height="900" fill="#0c1f17"/></svg>`;

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
  // Plain ones: to encode every line of the drawings would take longer than all the rest.
  for (const name of ['aisle', 'dock', 'doors', 'hero', 'hero-tall'])
    writeFileSync(join(project, `examples/borealis/pictures/${name}.svg`), PLAIN);
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
  const kelvins = filesIn(join(project, 'dist')).filter((file) => {
    const text = readFileSync(file, 'latin1');
    return WORDS.test(text) || COLOURS.some((hex) => text.includes(hex));
  });
  expect(kelvins).toEqual([]);
  expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toContain('Nordlys Cargo');
});

/** What is typed, each answer with Enter, into a real terminal; without packages/pictures. */
function answering(typed: string) {
  const { project } = inACopy();
  renameSync(join(project, 'packages/pictures'), join(project, 'pictures-away'));
  const command = 'node scripts/run-package.ts packages/company/src/company.ts';
  const { stdout, status } = spawnSync('script', ['-qec', command, '/dev/null'], {
    cwd: project,
    env,
    encoding: 'utf8',
    input: typed,
    timeout: 120_000, // for one that waits for an answer that does not come
  });
  const read = (file: string) => readFileSync(join(project, 'company', file), 'utf8');
  return { stdout, status, read };
}

describe.skipIf(process.platform !== 'linux')(
  'asked in a terminal, without packages/pictures',
  () => {
    test('some answers, others left out → as with options; one line says that no pictures are made', () => {
      const answers = ['Nordlys Cargo', '', 'Fresh from the north', '', 'post@nordlys.example'];
      const { stdout, status, read } = answering(
        [...answers, '', '', '', '', '', '', 'es,en', '#0b6e4f', ''].join('\n').concat('\n'),
      );
      expect(status, stdout).toBe(0);
      expect(stdout).toContain('Name of the company [Your Company]: ');
      expect(stdout).toContain('Example to begin from [examples/kelvin]: ');
      expect(stdout).toContain(
        'No pictures yet, because packages/pictures is not here. Run npm run pictures before npm start.',
      );
      const facts = read('facts.ts');
      expect(facts).toMatch(/name: 'Nordlys Cargo',\s+shortName: 'Nordlys'/);
      expect(facts).toContain("general: 'post@nordlys.example'");
      expect(facts).toContain("tagline: 'Fresh from the north'");
      expect(facts).not.toContain('phones');
      expect(read('languages.ts')).toContain("['es', 'en']");
      expect(read('brand/palette.ts')).toContain('#0b6e4f');
    });

    test('nothing but Enter → a company all the same, and nothing of it is Kelvin’s', () => {
      const { stdout, status, read } = answering('\n'.repeat(14));
      expect(status, stdout).toBe(0);
      expect(read('facts.ts')).toContain("name: 'Your Company'");
      expect(read('facts.ts') + read('en/home.ts')).not.toMatch(WORDS);
    });
  },
);

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
