import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, test } from 'vitest';
import { onEachServer } from './tools/describe-with.ts';
import { buildSite, copyProject, writtenLanguages } from './tools/project.ts';
import { ask } from './tools/server-contract.ts';

// Every language that the company has, built and served by each of the three web servers.

const folder = copyProject();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => void buildSite(folder, { LANGUAGES: writtenLanguages.join(',') }));

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
