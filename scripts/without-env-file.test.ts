import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

test('an .env of this machine → tests see its company, and no other setting of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  writeFileSync(
    join(folder, '.env'),
    'SITE_ORIGIN=https://www.example.com\nPORT=1\nCOMPANY=company\n',
  );
  const urls = ['scripts/without-env-file.ts', 'src/settings.ts'].map((file) =>
    JSON.stringify(pathToFileURL(resolve(file)).href),
  );
  const script = `await import(${urls[0]});
    const { settings } = await import(${urls[1]});
    console.log(JSON.stringify([settings.siteOrigin, settings.port, process.env.COMPANY]));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PORT: '4321' },
  });
  rmSync(folder, { recursive: true });
  expect(JSON.parse(stdout)).toEqual(['http://localhost:3000', 4321, 'company']);
});
