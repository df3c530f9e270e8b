import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '#company/facts.ts';
import type { Language, Paths, SampleTrip } from '#shapes';
import { COMPANY } from '../../content/company-folder.ts';
import { copyWithCompany, filesNaming } from '../../e2e/tools/project.ts';

const factsOf = (company: string) => readFileSync(join(company, 'facts.ts'), 'utf8');
/** Every example except the company that this project shows. */
const examples = globSync('examples/*').filter((folder) => factsOf(folder) !== factsOf(COMPANY));

async function readLanguage(company: string, folder: string) {
  const read = (file: string) => import(resolve(company, folder, `${file}.ts`));
  const { code }: Language = (await read('language')).language;
  const { home }: Paths = (await read('paths')).paths;
  const { setPoint, download }: SampleTrip = (await read('sample-trip')).sampleTrip;
  const format = new Intl.NumberFormat(code, { minimumFractionDigits: 1 });
  return { home, download: download.file, setPoint, written: format.format(setPoint) };
}

test.each(examples)('%s as company/ → builds, and names nobody else', async (example) => {
  const folder = copyWithCompany(example);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { COMPANY: _, ...env } = process.env;
  execFileSync('vite', ['build', '--logLevel=warn'], { cwd: folder, env, stdio: 'pipe' });
  const dist = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8');

  const { languages } = await import(resolve(example, 'languages.ts'));
  const shared = new Set<string>();
  for (const language of languages) {
    const { home, download, setPoint, written } = await readLanguage(example, language);
    const page = dist(home === '/' ? 'index.html' : `${home}.html`);
    // The sample trip's set point as the language writes it, and as every program reads it.
    expect(page).toContain(`${written}\u00a0°C`);
    expect(dist(download)).toContain(`,${setPoint.toFixed(2)},`);
    shared.add(page.match(/property="og:image" content="[^"]*\/media\/([^"]+)"/)![1]!);
  }
  expect([...shared].filter((file) => existsSync(`${example}/public/media/${file}`)).length).toBe(
    languages.length,
  );
  expect(['dist', 'deploy'].flatMap((name) => filesNaming(company, join(folder, name)))).toEqual(
    [],
  );
});

test('the name of this company → found in its own pages, by the same search', () => {
  expect(filesNaming(company, COMPANY)).not.toEqual([]);
});

test('tests that ran for one company → read the words of the next one', () => {
  for (const example of globSync('examples/*'))
    execFileSync('vitest', ['run', '--project=unit', 'company-imports'], {
      env: { ...process.env, COMPANY: example, REPORT: '' },
      stdio: 'pipe',
    });
});

test('COMPANY names no company → one line, and nothing is built', () => {
  for (const COMPANY of ['nowhere', '..', 'src'])
    expect(() =>
      execFileSync('node', ['scripts/build-if-stale.ts'], {
        env: { ...process.env, COMPANY },
        stdio: 'pipe',
      }),
    ).toThrow(
      `COMPANY is ${COMPANY}, which is no company. Name a folder of this project that has a languages.ts, such as`,
    );
});
