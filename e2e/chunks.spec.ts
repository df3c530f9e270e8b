import type { Page } from '@playwright/test';
import { notLoaded } from '#words/frame.ts';
import { hero } from '#words/home.ts';
import { paths } from '#words/paths.ts';
import {
  alive,
  atRest,
  expect,
  expectPage,
  headerLink,
  heading,
  holdBack,
  isSameDocument,
  linkedPages,
  markDocument,
  open,
  pageNames,
  requested,
  SCRIPT,
  test,
} from './test.ts';

const ABOUT_CHUNK = /\/static\/about-[\w-]+\.js$/;
const expectNotice = (page: Page) => expect(heading(page)).toHaveText(notLoaded.heading);

test('a visit that only reads → one script of the first flight, and nothing of React', {
  tag: ['@7.5'],
}, async ({ page }) => {
  const scripts = requested(page, SCRIPT);
  for (const name of pageNames) {
    await page.goto(paths[name]);
    await page.mouse.wheel(0, 20_000);
    await atRest(page);
    expect(scripts.splice(0)).toEqual([expect.stringMatching(/^\/static\/browser-/)]);
  }
});

test('all links in turn → in place, one chunk a page under /static/, and no performance reporter', {
  tag: ['@7.4', '@7.5'],
}, async ({ page }) => {
  const scripts = requested(page, SCRIPT);
  await open(page, 'contact');
  await markDocument(page);
  for (const name of linkedPages) {
    await headerLink(page, name).click();
    await expectPage(page, name);
    await expect(headerLink(page, name)).toHaveAttribute('aria-current', 'page');
  }
  await atRest(page);
  expect(await isSameDocument(page)).toBe(true);
  for (const name of linkedPages)
    expect(
      scripts.filter((path) => path.startsWith(`/static/${name}-`)),
      name,
    ).toHaveLength(1);
  for (const path of scripts) expect(path).toMatch(/^\/static\/[\w-]+\.js$/);
  expect(scripts.filter((path) => path.includes('web-vitals'))).toEqual([]);
});

test('a chunk fails → a notice with ways on; the next try works', async ({ page, problems }) => {
  await open(page, 'home');
  await page.route(ABOUT_CHUNK, (route) => route.abort());
  await headerLink(page, 'about').click();
  await expectNotice(page);
  await expect(page).toHaveTitle(notLoaded.title);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: notLoaded.home.label })).toHaveAttribute(
    'href',
    paths.home,
  );
  await page.goBack();
  await expectPage(page, 'home');
  await page.goForward();
  await expectNotice(page);
  await expect(page).toHaveURL(paths.about);
  await page.unroute(ABOUT_CHUNK);
  await page.getByRole('button', { name: notLoaded.retry }).click();
  await expectPage(page, 'about');
  problems.length = 0; // the aborted request
});

test('offline → notices in the frame, and pages that came before', async ({
  page,
  context,
  problems,
}) => {
  await open(page, 'home');
  await headerLink(page, 'career').click();
  await expectPage(page, 'career');
  await atRest(page);
  await context.setOffline(true);
  for (const _ of ['first', 'again']) {
    await headerLink(page, 'about').click();
    await expectNotice(page);
    await page.getByRole('button', { name: notLoaded.retry }).click();
    await expectNotice(page);
    await page.getByRole('link', { name: notLoaded.home.label }).click();
    await expectPage(page, 'home');
  }
  await context.setOffline(false);
  await headerLink(page, 'about').click();
  await expectPage(page, 'about');
  problems.length = 0;
});

test('a chunk that stalls → the page stays for 120 seconds, then the notice', {
  tag: ['@7.4'],
}, async ({ page, problems }) => {
  await page.clock.install({ time: 0 });
  await page.goto(paths.home);
  await page.clock.runFor(1_000);
  await alive(page);
  await page.clock.pauseAt(600_000); // so far it ran by itself, in addition to what the test adds
  await page.route(ABOUT_CHUNK, () => {});
  await headerLink(page, 'about').click();
  await expect(page).toHaveURL(paths.about);
  await page.clock.runFor(119_000);
  await expect(heading(page)).toHaveText(hero.heading);
  await page.clock.runFor(2_000);
  await expectNotice(page);
  problems.length = 0;
});

test("the first page's own chunk fails → its links lead on", async ({ page, problems }) => {
  await page.route(ABOUT_CHUNK, (route) => route.abort());
  await page.goto(paths.about);
  await expectPage(page, 'about');
  await headerLink(page, 'home').click();
  await expectPage(page, 'home');
  problems.length = 0;
});

test('a click elsewhere while a chunk is on its way → the later click wins', async ({ page }) => {
  await open(page, 'home');
  const release = await holdBack(page, ABOUT_CHUNK);
  await headerLink(page, 'about').click();
  await expect(page).toHaveURL(paths.about);
  await headerLink(page, 'career').click();
  await expectPage(page, 'career');
  const arrived = page.waitForResponse(ABOUT_CHUNK);
  release();
  await arrived;
  await expectPage(page, 'career');
});
