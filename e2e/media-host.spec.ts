import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sirv from 'sirv';
import { films } from '#words/media.ts';
import { paths } from '#words/paths.ts';
import { COMPANY } from '../content/company-folder.ts';
import { isWithoutVideo, MOTION, withPicture } from './test.ts';
import { listen } from './tools/free-port.ts';
import { buildSite, copyProject } from './tools/project.ts';

/** The site on one host, its films and pictures on another. */
const test = withPicture.extend<object, { hosts: { site: string; media: string } }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const mediaServer = createServer(sirv(`${COMPANY}/public`, { dev: true }));
      const media = await listen(mediaServer);
      // A copy: a build for another host must not leave its policy in this one's files.
      const project = copyProject();
      buildSite(project, { MEDIA_ORIGIN: media });
      const siteServer = createServer(sirv(join(project, 'dist'), { extensions: ['html'] }));
      await use({ site: await listen(siteServer), media });
      siteServer.close();
      mediaServer.close();
      rmSync(project, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.use(MOTION);

test('MEDIA_ORIGIN set → every film and picture comes from there, and is shown', {
  tag: ['@7.3'],
}, async ({ page, hosts }) => {
  for (const path of Object.values(paths)) {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(hosts.site + path);
    // Those far below the fold would not load until a reader comes near.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await expect
      .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete)))
      .toBe(true);
    const broken = await page.evaluate(() =>
      [...document.images].filter((image) => !image.naturalWidth).map(({ src }) => src),
    );
    expect(broken).toEqual([]);
    const media = requests.filter((url) => new URL(url).pathname.startsWith('/media/'));
    for (const url of media) expect(url.startsWith(`${hosts.media}/media/`)).toBe(true);
    page.removeAllListeners('request');
  }
  await page.goto(hosts.site);
  if (!isWithoutVideo(films.hero))
    await expect(page.locator('main video')).toHaveJSProperty('paused', false);
  expect(
    await page
      .locator('main picture img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc),
  ).toContain(hosts.media);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `${hosts.media}/media/social-home.jpg`,
  );
});
