import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  expect as expectPage,
  type Locator,
} from '@playwright/test';
import { afterAll, beforeAll, test as either, expect, onTestFinished } from 'vitest';
import { company } from '#company/facts.ts';
import { application, roles } from '#words/career.ts';
import * as words from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { pages } from '#words/mails.ts';
import { paths } from '#words/paths.ts';
import { drive } from '../../../e2e/engines/driver.ts';
import { alive, inForcedColours, objections, openAt } from '../../../e2e/test.ts';
import { freePort } from '../../../e2e/tools/free-port.ts';
import { buildSite, copyProject } from '../../../e2e/tools/project.ts';
import { deliveringStates, written } from '../../../e2e/tools/trees.ts';
import { until } from '../../../e2e/tools/until.ts';
import { startNode } from '../../../e2e/tools/web-servers.ts';
import { isWithoutBrowser, withEngine } from '../../../scripts/browser.ts';
import { readMail, startMailServer } from '../testing/mail-server.ts';
import type { StoreSettings } from '../testing/postgres.ts';
import { withEachStore } from '../testing/stores.ts';

// By name it could not be missing, as it may be without a newsletter.
const { contactForm: contact, contactDelivery, intro, newsletter, newsletterDelivery } = words;

/** The whole site with its inbox, as `npm start` serves it, and a real mail server. */
async function startSite(store: StoreSettings) {
  const project = copyProject();
  buildSite(project, { FORM_ENDPOINT: '/api/forms' });
  const mail = await startMailServer();
  const PORT = String(await freePort());
  const origin = `http://localhost:${PORT}`;
  const settings = {
    ...store,
    FORM_ENDPOINT: '/api/forms',
    PORT,
    SITE_ORIGIN: origin,
    SMTP_URL: mail.url,
    NOTIFY_TO: 'office@company.example',
  };
  const server = await startNode(project, settings);
  return {
    origin,
    mail,
    /** `npm run inbox -- …` */
    inbox: (...args: string[]) =>
      execFileSync('npm', ['run', '--silent', 'inbox', '--', ...args], {
        cwd: project,
        env: { ...process.env, ...settings },
        encoding: 'utf8',
      }),
    async stop() {
      const code = await server.stop();
      await mail.stop();
      rmSync(project, { recursive: true });
      return code;
    },
  };
}

const test = either.skipIf(isWithoutBrowser());
const CONTACT = '**/api/forms/contact';
const PATIENT = { timeout: 40_000 };
const expectSaid = (form: Locator, words: string) =>
  expectPage(form.locator('[aria-live=polite]')).toHaveText(words, PATIENT);
const press = (form: Locator, name: string) => form.getByRole('button', { name }).click();

withEachStore((makeStore, store) => {
  /** What the visitor sees before anything is stored. */
  const testOnce = either.runIf(store === 'SQLite' && !isWithoutBrowser());
  let site: Awaited<ReturnType<typeof startSite>>;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite(await makeStore());
    browser = await chromium.launch(withEngine());
  });
  afterAll(async () => {
    await browser?.close();
    expect(await site?.stop()).toBe(0);
  });

  /** The contact page; anything on its console except logs is a problem, policy violations too. */
  async function openContact(options: BrowserContextOptions = {}) {
    const context = await browser.newContext({
      baseURL: site.origin,
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() !== 'log' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    onTestFinished(() => context.close());
    await page.goto('/contact');
    if (options.javaScriptEnabled !== false) await alive(page);
    const form = page.getByRole('form', { name: contact.name, exact: true });
    const letters = page.getByRole('form', { name: newsletter!.heading });
    return { page, form, letters, problems };
  }

  /** The held line of a form: whether its bump moves, and how high it is. */
  const heldLine = (form: Locator) =>
    form.locator('[data-state] > svg path').evaluate((path) => {
      const { animationName, scale } = getComputedStyle(path);
      return { travels: animationName !== 'none', isFlat: Number(scale.split(' ')[1] ?? 1) < 0.1 };
    });

  async function mailWith(name: string, value: string) {
    const find = () =>
      site.mail.received.map(readMail).find(({ headers }) => headers.get(name)?.includes(value));
    return (await until(find, `a mail with ${name} ${value}`))!;
  }

  let visitors = 0;
  async function fillIn(form: Locator) {
    visitors += 1;
    const email = `visitor${visitors}@example.com`;
    for (const field of await form.getByRole('textbox').all()) await field.fill('Any');
    await form.getByLabel(contact.firstName).fill('Ada');
    await form.getByLabel(contact.lastName).fill('Frost');
    await form.getByLabel(contact.email).fill(email);
    await form.getByLabel(contact.message).fill('Two pallets of berries.\nFrom Öland.');
    return email;
  }

  test('fill in and send → told so, fields empty, focus kept; in the list, and in the company’s mail', async () => {
    const { page, form, problems } = await openContact();
    if (intro.delivered) await expectPage(page.getByText(intro.delivered)).toBeVisible();
    const email = await fillIn(form);
    const button = form.getByRole('button', { name: contact.submit });
    await button.click();
    await expectSaid(form, contactDelivery.sent);
    await expectPage(button).toBeFocused();
    await expectPage(form.getByLabel(contact.message)).toHaveValue('');
    const line = site
      .inbox('list')
      .split('\n')
      .find((it) => it.includes(`Ada Frost <${email}>`));
    expect(line).toMatch(/Two pallets of berries\. From Öland\.$/);
    expect((await mailWith('reply-to', email)).text).toContain('From Öland.');
    expect(problems).toEqual([]);
  });

  test('without scripts → the same, and the page says so where it leads back to', async () => {
    const { page, form } = await openContact({ javaScriptEnabled: false });
    const email = await fillIn(form);
    await press(form, contact.submit);
    await page.waitForURL('**/contact#contact-sent');
    await expectPage(page.locator('#contact-sent')).toBeVisible();
    await expectPage(page.locator('#newsletter-sent')).toBeHidden();
    expect(site.inbox('list')).toContain(email);
  });

  test('the newsletter → a letter, whose button subscribes; without the tick → told that it is not', async () => {
    const { page, letters, problems } = await openContact();
    await letters.getByLabel(newsletter!.email).fill('berry@example.com');
    await press(letters, newsletter!.submit);
    await expectSaid(letters, newsletterDelivery!.unticked);

    await letters.getByLabel(newsletter!.email).fill('berry@example.com');
    await letters.getByRole('checkbox').check();
    await press(letters, newsletter!.submit);
    await expectSaid(letters, newsletterDelivery!.sent);
    const letter = await mailWith('to', 'berry@example.com');
    await page.goto(letter.text.match(/http:\S+/)![0]);
    await page.getByRole('button', { name: pages.confirm.button }).click();
    await expectPage(page.getByRole('heading')).toHaveText(pages.confirmed.heading);
    expect(site.inbox('stats')).toMatch(/subscribers +1\n/);
    expect(problems).toEqual([]);
  });

  /** The career page, with the application for its first role open. */
  async function openApplication(options: BrowserContextOptions = {}) {
    const { page, problems } = await openContact(options);
    await page.goto(paths.career);
    const [role] = roles!.open;
    const button = page.getByRole('button', { name: `${roles!.apply}: ${role!.title}` });
    await button.press('Enter'); // before React has loaded: the browser opens it
    const dialog = page.getByRole('dialog', { name: role!.title });
    const field = (label: string) => dialog.getByRole('textbox', { name: label });
    return { page, problems, button, dialog, field, role: role!.title };
  }

  test('Apply now → three fields; a wrong one is named; sent once, told, and the focus given back', async () => {
    const { page, problems, button, dialog, field, role } = await openApplication();
    await field(application!.name).fill('Ada Frost');
    await field(application!.reach).fill('by pigeon');
    await press(dialog, application!.submit);
    await expectPage(dialog.getByRole('alert').getByText(formMessages.wrongReach)).toBeVisible();
    await expectPage(field(application!.reach)).toBeFocused();
    const invalid = `textbox ${JSON.stringify(application!.reach)} [invalid]`;
    expect(await dialog.ariaSnapshot()).toContain(invalid);
    await field(application!.reach).fill('+44 7700 900188');
    expect(await objections(page)).toEqual([]);
    await inForcedColours(page);
    await press(dialog, application!.submit);
    await expectSaid(dialog, application!.sent);
    await expectPage(field(application!.name)).toHaveValue('');
    expect(site.inbox('list').split('Ada Frost <+44 7700 900188>')).toHaveLength(2);
    expect(site.inbox('list')).toContain(`role: ${role}`);
    const notices = () =>
      site.mail.received.map(readMail).filter(({ text }) => text.includes(role));
    await until(() => notices().length === 1, 'the notice');
    await page.keyboard.press('Escape');
    await expectPage(dialog).toBeHidden();
    await expectPage(button).toBeFocused();
    // Shown in place it opens as in a document: in Firefox on itself, so that its name is heard.
    for (const path of [paths.about, paths.career])
      await page.locator(`header nav > ul a[href="${path}"]`).first().click();
    await button.press('Enter');
    await expectPage(dialog).toHaveAttribute('autofocus');
    expect(problems).toEqual([]);
  });

  testOnce('Apply now, no network → said so, what was typed stays; Try again → sent', async () => {
    const { page, dialog, field } = await openApplication();
    let isAway = true;
    await page.route('**/api/forms/application', (route) =>
      isAway ? route.abort() : route.continue(),
    );
    await field(application!.name).fill('Bo Frost');
    await field(application!.reach).fill('bo@example.com');
    await press(dialog, application!.submit);
    const alert = dialog.getByRole('alert').filter({ hasText: application!.notSent });
    await expectPage(alert).toBeVisible(PATIENT);
    await expectPage(field(application!.name)).toHaveValue('Bo Frost');
    isAway = false;
    await press(dialog, application!.retry);
    await expectSaid(dialog, application!.sent);
    expect(site.inbox('list').split('bo@example.com')).toHaveLength(2);
  });

  testOnce('Apply now without scripts → stored, and the page of the roles says so', async () => {
    const { page, dialog, field } = await openApplication({ javaScriptEnabled: false });
    await field(application!.name).fill('Cy Frost');
    await field(application!.reach).fill('cy@example.com');
    await press(dialog, application!.submit);
    await page.waitForURL(`**${paths.career}#application-sent`);
    await expectPage(page.locator('#application-sent')).toBeVisible();
    expect(site.inbox('list')).toContain('cy@example.com');
  });

  testOnce.each(Object.entries(deliveringStates))(
    '%s → roles, names and states; every word readable in forced colours',
    async (_, { path, show, tree }) => {
      const { page } = await openContact();
      await openAt(page, path);
      await show!(drive(page));
      // Playwright compares trees in its own tests alone; here, its lines in their order.
      const lines = written(tree).match(/(?<=- )[^/].*?(?=:?$)/gm)!;
      const inOrder = new RegExp(lines.map((line) => line.replaceAll(/\W/g, '\\$&')).join('[^]*'));
      await expectPage.poll(() => page.locator('body').ariaSnapshot()).toMatch(inOrder);
      await inForcedColours(page);
    },
  );

  testOnce(
    'while it is sent → said so, the held line travels and then settles, the button waits and keeps its focus, a second press sends nothing',
    async () => {
      const { page, form } = await openContact({ reducedMotion: 'no-preference' });
      await expectPage(form.locator('[data-state] > svg')).toHaveCount(0);
      const answer = Promise.withResolvers<void>();
      let posts = 0;
      await page.route(CONTACT, async (route) => {
        posts += 1;
        await answer.promise;
        await route.continue();
      });
      await fillIn(form);
      const button = form.getByRole('button', { name: contact.submit });
      await button.click();
      await expectSaid(form, contactDelivery.sending);
      expect(await heldLine(form)).toEqual({ travels: true, isFlat: false });
      await expectPage(button).toHaveAttribute('aria-disabled', 'true');
      await expectPage(button).toBeFocused();
      await page.keyboard.press('Enter');
      answer.resolve();
      await expectSaid(form, contactDelivery.sent);
      await expectPage
        .poll(() => heldLine(form), PATIENT)
        .toEqual({ travels: false, isFlat: true });
      await expectPage(button).not.toHaveAttribute('aria-disabled');
      expect(posts).toBe(1);
    },
  );

  testOnce(
    'no network → the text stays, the address is shown; Try again sends it under the same id, other words under another',
    async () => {
      const { page, form } = await openContact();
      const ids: string[] = [];
      let isAway = true;
      await page.route(CONTACT, async (route) => {
        ids.push(route.request().postDataJSON().id);
        await (isAway ? route.abort() : route.continue());
      });
      const email = await fillIn(form);
      await press(form, contact.submit);
      const alert = form.getByRole('alert').filter({ hasText: contactDelivery.notSent });
      await expectPage(alert).toBeVisible(PATIENT);
      expect(await heldLine(form)).toEqual({ travels: false, isFlat: false });
      await expectPage(alert.getByRole('link')).toHaveAttribute(
        'href',
        `mailto:${company.emails.general}`,
      );
      await expectPage(form.getByLabel(contact.message)).toHaveValue(
        'Two pallets of berries.\nFrom Öland.',
      );
      expect(await objections(page)).toEqual([]);
      await inForcedColours(page);
      expect(ids.length).toBeGreaterThan(1);

      isAway = false;
      await form.getByRole('button', { name: contactDelivery.retry }).press('Enter');
      await expectSaid(form, contactDelivery.sent);
      await expectPage(form.getByRole('button', { name: contact.submit })).toBeFocused();
      expect(new Set(ids).size).toBe(1);
      expect(site.inbox('list').split(email)).toHaveLength(2);

      await fillIn(form);
      await press(form, contact.submit);
      await expectSaid(form, contactDelivery.sent);
      expect(new Set(ids).size).toBe(2);
    },
  );

  testOnce('the server never answers → told so after 15 seconds', async () => {
    const { page, form } = await openContact();
    await page.route(CONTACT, () => {});
    await fillIn(form);
    const start = Date.now();
    await press(form, contact.submit);
    await expectPage(
      form.getByRole('alert').filter({ hasText: contactDelivery.notSent }),
    ).toBeVisible(PATIENT);
    expect(Date.now() - start).toBeGreaterThan(14_500);
  });
});
