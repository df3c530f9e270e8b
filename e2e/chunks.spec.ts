import type { Page } from '@playwright/test';
import { intro as about } from '#words/about.ts';
import { intro as career } from '#words/career.ts';
import { hero } from '#words/home.ts';
import { notLoaded } from '#words/not-loaded.ts';
import { paths } from '#words/paths.ts';
import { alive, expect, holdBack, labelOf, pageNames, test } from './test.ts';

const ABOUT_CHUNK = /\/static\/about-[\w-]+\.js$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const goToAbout = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('about') })
    .click();

test('a visit that only reads → one script of the first flight, and nothing of React', async ({
  page,
}) => {
  for (const name of pageNames) {
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(request.url()),
    );
    await page.goto(paths[name]);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([expect.stringContaining('/static/browser-')]);
    page.removeAllListeners('request');
  }
});

test('each page → one chunk under /static/, named after it', { tag: ['@7.4'] }, async ({
  page,
  open,
}) => {
  for (const name of pageNames) {
    await open(name === 'contact' ? 'career' : 'contact');
    const scripts: string[] = [];
    page.on(
      'request',
      (request) =>
        request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
    );
    await page
      .getByRole('banner')
      .getByRole('navigation')
      .locator(`a[href="${paths[name]}"]`)
      .click();
    const ofPage = () => scripts.filter((path) => path.startsWith(`/static/${name}-`));
    await expect.poll(ofPage).toHaveLength(1);
    await expect(page.getByRole('banner').locator('[aria-current]').first()).toHaveAttribute(
      'href',
      paths[name],
    );
    for (const path of scripts) expect(path).toMatch(/^\/static\/[\w-]+\.js$/);
    page.removeAllListeners('request');
  }
});

test('the performance reporter → not loaded', { tag: ['@7.5'] }, async ({ page, open }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open('home');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('web-vitals'))).toEqual([]);
});

test('a chunk that fails → a notice with ways on; the next try works', async ({
  page,
  open,
  problems,
}) => {
  await open('home');
  await page.route(ABOUT_CHUNK, (route) => route.abort());
  await goToAbout(page);
  await expect(heading(page)).toHaveText(notLoaded.heading);
  await expect(page).toHaveTitle(notLoaded.title);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: notLoaded.home.label })).toHaveAttribute(
    'href',
    paths.home,
  );
  await page.unroute(ABOUT_CHUNK);
  await page.getByRole('button', { name: notLoaded.retry }).click();
  await expect(heading(page)).toHaveText(about.heading);
  await expect(page).toHaveURL(paths.about);
  problems.length = 0; // the aborted request
});

test('a chunk that failed, visited again later → arrives', async ({ page, open, problems }) => {
  await open('home');
  await page.route(ABOUT_CHUNK, (route) => route.abort());
  await goToAbout(page);
  await expect(heading(page)).toHaveText(notLoaded.heading);
  await page.getByRole('link', { name: notLoaded.home.label }).click();
  await expect(heading(page)).toHaveText(hero.heading);
  await page.unroute(ABOUT_CHUNK);
  await goToAbout(page);
  await expect(heading(page)).toHaveText(about.heading);
  problems.length = 0;
});

test('a failed page in the history → Back and Forward still match the address', async ({
  page,
  open,
  problems,
}) => {
  await open('home');
  await page.route(ABOUT_CHUNK, (route) => route.abort());
  await goToAbout(page);
  await expect(heading(page)).toHaveText(notLoaded.heading);
  await page.goBack();
  await expect(heading(page)).toHaveText(hero.heading);
  await page.unroute(ABOUT_CHUNK);
  await page.goForward();
  await expect(page).toHaveURL(paths.about);
  await expect(heading(page)).not.toHaveText(hero.heading);
  problems.length = 0;
});

test('offline in the middle of a visit → notices in the frame, and pages that came before', async ({
  page,
  open,
  context,
  problems,
}) => {
  await open('home');
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('career') })
    .click();
  await expect(heading(page)).toHaveText(career.heading);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const _ of ['first', 'again']) {
    await goToAbout(page);
    await expect(heading(page)).toHaveText(notLoaded.heading);
    await page.getByRole('button', { name: notLoaded.retry }).click();
    await expect(heading(page)).toHaveText(notLoaded.heading);
    await page.getByRole('link', { name: notLoaded.home.label }).click();
    await expect(heading(page)).toHaveText(hero.heading);
  }
  await context.setOffline(false);
  await goToAbout(page);
  await expect(heading(page)).toHaveText(about.heading);
  problems.length = 0;
});

test('a chunk that stalls → the page stays for 120 seconds, then the notice', {
  tag: ['@7.4'],
}, async ({ page, problems }) => {
  await page.clock.install({ time: 0 });
  await page.goto(paths.home);
  await page.clock.runFor(1_000);
  await alive(page);
  await page.clock.pauseAt(600_000); // until now it went on by itself, beside what the test adds
  await page.route(ABOUT_CHUNK, () => {});
  await goToAbout(page);
  await expect(page).toHaveURL(paths.about);
  await page.clock.runFor(119_000);
  await expect(heading(page)).toHaveText(hero.heading);
  await page.clock.runFor(2_000);
  await expect(heading(page)).toHaveText(notLoaded.heading);
  problems.length = 0;
});

test("the first page's own chunk fails → the page stays readable, and its links lead on", async ({
  page,
  problems,
}) => {
  await page.route(ABOUT_CHUNK, (route) => route.abort());
  await page.goto(paths.about);
  await expect(heading(page)).toHaveText(about.heading);
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('home') })
    .click();
  await expect(heading(page)).toHaveText(hero.heading);
  problems.length = 0;
});

test('a click elsewhere while a chunk is on its way → the later click wins', async ({
  page,
  open,
}) => {
  await open('home');
  const release = await holdBack(page, ABOUT_CHUNK);
  await goToAbout(page);
  await expect(page).toHaveURL(paths.about);
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('career') })
    .click();
  await expect(heading(page)).toHaveText(career.heading);
  const arrived = page.waitForResponse(ABOUT_CHUNK);
  release();
  await arrived;
  await expect(page).toHaveURL(paths.career);
  await expect(heading(page)).toHaveText(career.heading);
});
