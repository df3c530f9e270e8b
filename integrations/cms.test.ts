import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { published } from './cms.ts';

const settings = readSettings({ CMS: 'gitlab:group/name' });
const repository = 'https://gitlab.com/group/name/-';

test('a build → its time, commit and repository, but no list of mistakes', () =>
  expect(Object.keys(published(settings))).toEqual([
    'waiting',
    'builtAt',
    'commit',
    'date',
    'repository',
  ]));

test('a build in an image without Git → at least its time and repository', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', '');
  expect(published(settings)).toEqual({ waiting: [], builtAt: expect.any(Date), repository });
});

test('a site on one’s own machine → its mistakes', () =>
  expect(published(readSettings({}))).toEqual({ waiting: [], mistakes: [] }));

test('news that is not due → its day and heading', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('COMPANY', 'tests/fixture');
  vi.resetModules();
  const { published } = await import('./cms.ts');
  expect(published(settings).waiting).toEqual([
    '2099-12-31: Hidden from visitors, until the next century',
  ]);
});
