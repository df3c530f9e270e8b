import { expect, test, vi } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { published } from './cms.ts';

const settings = readSettings({ CMS: 'gitlab:group/name' });
const repository = 'https://gitlab.com/group/name/-';

test('a build → says when and from where, and no mistakes, as it had none', () =>
  expect(Object.keys(published(settings))).toEqual(['builtAt', 'commit', 'date', 'repository']));

test('a build in an image without Git → says when it was built, all the same', () => {
  vi.stubEnv('PATH', '');
  expect(published(settings)).toEqual({ builtAt: expect.any(Date), repository });
  vi.unstubAllEnvs();
});

test('on a machine of one’s own → mistakes', () =>
  expect(published(readSettings({}))).toEqual({ mistakes: [] }));
