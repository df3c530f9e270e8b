import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page, expect as see } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactForm } from '#words/contact.ts';
import { frame } from '#words/frame.ts';
import { paths } from '#words/paths.ts';
import {
  alive,
  expectPage,
  headerLink,
  logged,
  navLabel,
  open,
  pageNames,
} from '../../../e2e/test.ts';
import { contactValues, NARROW } from '../../../e2e/tools/expectations.ts';
import { buildSite, copyProject, writtenLanguages } from '../../../e2e/tools/project.ts';
import { ask, type Served, serverContract } from '../../../e2e/tools/server-contract.ts';
import { withEngine } from '../../../scripts/browser.ts';
import { UserError } from '../../../user-error.ts';
import { hosts } from '../src/hosts.ts';
import { CACHE, emulators, installEmulator } from '../testing/emulators.ts';

// The contract of our own servers, on the hosts' emulators, with one build of every language.

const [, second] = writtenLanguages;
const project = copyProject();
buildSite(project, { LANGUAGES: writtenLanguages.join(',') });
const browser = await chromium.launch(withEngine());
afterAll(async () => {
  await browser.close();
  rmSync(project, { recursive: true, force: true, maxRetries: 5 });
});

/** Five pages, the drawer and the form, without policy violations or console messages. */
async function walk(page: Page) {
  const problems: string[] = [];
  page.on('console', (message) => message.type() !== 'log' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(paths.home);
  await alive(page);
  for (const name of pageNames) {
    await headerLink(page, name).click();
    await expectPage(page, name);
  }
  await page.setViewportSize({ width: NARROW, height: 800 });
  await page.goto(paths.about);
  await page.getByRole('button', { name: frame.menu.open }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: navLabel('contact') })
    .click();
  await expectPage(page, 'contact');
  await open(page, 'contact');
  const messages = logged(page);
  const form = page.getByRole('form', { name: contactForm.name });
  for (const [name, value] of Object.entries(contactValues))
    await form
      .getByRole('textbox', { name: contactForm[name as keyof typeof contactValues] })
      .fill(value);
  await form.getByRole('button', { name: contactForm.submit }).click();
  await see.poll(() => messages).toEqual([[contactValues]]);
  expect(problems).toEqual([]);
}

for (const [host, emulator] of Object.entries(emulators)) {
  const command = installEmulator(emulator);
  describe.skipIf(command instanceof Error)(
    command instanceof Error ? `${host}: ${command.message}` : host,
    () => {
      const { differs, unseen } = hosts[host]!;
      const known = Object.keys({ ...differs, ...unseen });
      const seen = new Set<string>();
      const isKnown = (claim: string) => {
        const pattern = known.find((each) => new RegExp(each).test(claim));
        if (pattern) seen.add(pattern);
        return pattern !== undefined;
      };
      let running: Awaited<ReturnType<typeof emulator.start>>;
      let site: Omit<Served, 'origin'>;
      let folder: string;
      beforeAll(async () => {
        folder = mkdtempSync(join(tmpdir(), 'host-'));
        for (const part of ['dist', 'deploy'])
          cpSync(join(project, part), join(folder, part), { recursive: true });
        const scripts = readdirSync(join(folder, 'dist/static')).filter((file) =>
          file.endsWith('.js'),
        );
        const headers = readFileSync(join(folder, 'deploy/headers.json'), 'utf8');
        site = {
          headers: JSON.parse(headers),
          page: paths.about,
          script: `/static/${scripts[0]}`,
          film: '/media/hero-wide-1280.h264.mp4',
          drawing: '/favicon.svg',
          hidden: ['/_headers', '/_redirects', '/index.html.br', '/.assetsignore'],
          isKnown,
        };
        running = await emulator.start(command as string, folder);
      });
      afterAll(async () => {
        await running?.stop();
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      });

      for (const { name, check } of serverContract)
        test(name, () => check({ ...site, origin: running.origin }));

      test('a missing script → never kept for long', async () => {
        const { headers } = await ask(running.origin, '/static/gone.js');
        expect(headers['cache-control']).not.toContain('immutable');
      });

      test.runIf(second)("an unknown address below a language → that language's page", async () => {
        const { status, body } = await ask(running.origin, `/${second}/nope`);
        expect(status).toBe(404);
        const isItsPage = body.equals(readFileSync(join(folder, `dist/${second}/404.html`)));
        expect(isItsPage || isKnown('below a language: the page for it')).toBe(true);
      });

      test('a visit → five pages, drawer, form, and nothing stopped', async () => {
        const baseURL = running.origin;
        const viewport = { width: 1440, height: 900 };
        const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
        await walk(await context.newPage());
        await context.close();
      });

      test('every difference that is written down → was seen', () => {
        expect(known.filter((pattern) => !seen.has(pattern))).toEqual([]);
      });
    },
  );
}

test('an emulator that npm does not have, or that is not for this Node → one line, nothing left', () => {
  const cache = () => readdirSync(CACHE).sort();
  const before = cache();
  const old = mkdtempSync(join(tmpdir(), 'old-'));
  const manifest = { name: 'old', version: '1.0.0', engines: { node: '<1' } };
  writeFileSync(join(old, 'package.json'), JSON.stringify(manifest));
  const { Firebase } = emulators;
  for (const [tool, version, why] of [
    ['superstatic', '0.0.0-none', /ETARGET/],
    ['old', `file:${old}`, /EBADENGINE/],
  ] as const) {
    const result = installEmulator({ ...Firebase!, tool, version });
    expect(result).toBeInstanceOf(UserError);
    expect(String(result)).toMatch(why);
    expect(String(result)).not.toContain('\n');
  }
  rmSync(old, { recursive: true });
  expect(cache()).toEqual(before);
});
