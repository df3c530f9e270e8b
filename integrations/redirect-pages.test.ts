import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { fileOf, redirectPages } from './redirect-pages.ts';

test.each([
  ['/jobs', '/jobs.html'],
  ['/old/jobs.html', '/old/jobs.html'],
  ['/jobs.php', '/jobs.php/index.html'],
  ['/jobs/', '/jobs/index.html'],
])('a redirect from %s → the file %s', (from, file) => {
  expect(fileOf(from)).toBe(file);
});

test.each([
  [{ GITHUB_PAGES: '1', SITE_ORIGIN: 'https://a.example' }, true],
  [{ SITE_ORIGIN: 'https://a.example' }, false],
])('%o → a page that redirects, but only where the host itself cannot', async (env, isWritten) => {
  const out = mkdtempSync(join(tmpdir(), 'redirects-'));
  const { hooks } = redirectPages(readSettings(env), [{ from: '/old/jobs', to: '/work' }]);
  const done = hooks['astro:build:done'] as (options: { dir: URL }) => void;
  done({ dir: pathToFileURL(`${out}/`) });
  const read = () => readFileSync(join(out, 'old/jobs.html'), 'utf8');
  if (isWritten) expect(read()).toContain('content="0; url=https://a.example/work"');
  else expect(read).toThrow('ENOENT');
  rmSync(out, { recursive: true });
});
