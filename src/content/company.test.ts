import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

test.each([
  ['languages: [de, en]', ['de', 'en']],
  ['languages: en', ['en']],
  ['name: Kelvin', ['en']],
  ['languages: [en', ['en']],
])('company.yaml says "%s" → languages %j', async (text, languages) => {
  const folder = mkdtempSync(join(tmpdir(), 'company-'));
  mkdirSync(join(folder, 'en'));
  writeFileSync(join(folder, 'en/home.yaml'), '');
  writeFileSync(join(folder, 'company.yaml'), text);
  vi.stubEnv('COMPANY', folder);
  vi.stubEnv('LANGUAGES', '');
  vi.resetModules();
  expect((await import('./company.ts')).languages).toEqual(languages);
  rmSync(folder, { recursive: true });
});
