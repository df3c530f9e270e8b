import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { company } from '#company/facts.ts';
import { films, stills } from '#words/media.ts';
import { paths } from '#words/paths.ts';
import { contentProblems } from './check-content.ts';

afterEach(() => {
  vi.doUnmock('#company/facts.ts');
  vi.doUnmock('#words/career.ts');
  vi.resetModules();
});

/** The problems that a changed module would have. */
async function problemsWith(module: string, change: (original: Record<string, unknown>) => object) {
  vi.resetModules();
  vi.doMock(module, async (importOriginal) =>
    change((await importOriginal()) as Record<string, unknown>),
  );
  const { contentProblems: check } = await import('./check-content.ts');
  return check();
}

test('the content as it is → no problem', async () => {
  expect(await contentProblems()).toEqual([]);
});

test('a wrong address → the file, the field and the mend', async () => {
  const emails = { ...company.emails, general: 'hello at kelvin' };
  expect(
    await problemsWith('#company/facts.ts', () => ({ company: { ...company, emails } })),
  ).toEqual([
    'company/facts.ts: emails.general is "hello at kelvin", which is no e-mail address. Write it as name@company.example.',
  ]);
});

test('a social link that is no address → the file, the field and the mend', async () => {
  const social = company.social.map((link) => ({ ...link, href: 'linkedin.com' }));
  const problems = await problemsWith('#company/facts.ts', () => ({
    company: { ...company, social },
  }));
  expect(problems).toHaveLength(3);
  expect(problems[0]).toBe(
    'company/facts.ts: social.linkedin.href is "linkedin.com". Give a full address that starts with https://.',
  );
});

test('a role too few → the count that was expected', async () => {
  const problems = await problemsWith('#words/career.ts', (career) => {
    const roles = career.roles as { open: unknown[] };
    return { ...career, roles: { ...roles, open: roles.open.slice(1) } };
  });
  expect(problems).toEqual([
    'company/en/career.ts: roles.open has 5 entries, not 6. Mend the list, or COUNTS in site/check-content.ts.',
  ]);
});

test('pictures that are not there → each is named', async () => {
  const problems = await contentProblems('public/nowhere');
  expect(problems).toContain(
    'company/en/media.ts: stills.dawn needs public/media/dawn-640.avif, which is missing. Make it with npm run media, or mend the name.',
  );
});

test('every picture → has alternative text or is marked decorative by an empty one', () => {
  for (const { name, alt } of [...Object.values(films), ...Object.values(stills)]) {
    expect(alt, name).toBe(alt.trim());
    expect(alt === '' || alt.length > 20, name).toBe(true);
  }
});

test('every path → written once, in company/en/paths.ts', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'company'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));
  for (const path of Object.values(paths).filter((path) => path !== '/')) {
    const holders = files.filter((file) =>
      new RegExp(`['"\`]${path}['"\`]`).test(readFileSync(file, 'utf8')),
    );
    expect(holders, path).toEqual(['company/en/paths.ts']);
  }
});
