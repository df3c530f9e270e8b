import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { onEachServer } from './tools/describe-with.ts';
import { copyProject, writtenLanguages } from './tools/project.ts';
import { ask } from './tools/server-contract.ts';

// Every language that the company has, built and served by each of the three web servers.

const folder = copyProject();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => {
  const { status, stderr } = spawnSync(resolve('node_modules/.bin/vite'), ['build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, LANGUAGES: writtenLanguages.join(',') },
  });
  if (status !== 0) throw new Error(stderr);
});

onEachServer(folder, (origin) => {
  test.each(writtenLanguages)(
    '%s → its pages, its own 404, and one address a page',
    async (folderName) => {
      const { language } = await import(`#company/${folderName}/language.ts`);
      const { paths } = await import(`#company/${folderName}/paths.ts`);
      const isIn = (body: Buffer) => body.includes(`<html lang="${language.code}"`);

      for (const path of Object.values<string>(paths)) {
        const page = await ask(origin(), path);
        assert.equal(page.status, 200, path);
        assert.ok(isIn(page.body), path);
        if (path === '/') continue;
        for (const other of [`${path}/`, `${path}.html`]) {
          const { status, headers } = await ask(origin(), `${other}?from=mail`);
          assert.deepEqual([status, headers.location], [308, `${path}?from=mail`], other);
        }
      }
      const missing = await ask(origin(), `${paths.home.replace(/\/$/, '')}/no/such/page`);
      assert.equal(missing.status, 404);
      assert.ok(isIn(missing.body), 'the 404 is in another language');
    },
  );
});
