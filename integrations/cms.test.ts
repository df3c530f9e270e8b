import { expect, test, vi } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { published } from './cms.ts';

const settings = readSettings({ CMS: 'gitlab:group/name' });
const repository = 'https://gitlab.com/group/name/-';

test('a build → its time, commit and repository; no mistakes, because it had none', () =>
  expect(Object.keys(published(settings))).toEqual(['builtAt', 'commit', 'date', 'repository']));

test('a build in an image without Git → at least its time and repository', () => {
  vi.stubEnv('PATH', '');
  expect(published(settings)).toEqual({ builtAt: expect.any(Date), repository });
  vi.unstubAllEnvs();
});

test('a site on one’s own machine → its mistakes', () =>
  expect(published(readSettings({}))).toEqual({ mistakes: [] }));
