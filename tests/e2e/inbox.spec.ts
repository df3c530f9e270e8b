import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailServer } from '../../server/inbox/fixture-mail-server.ts';
import { fill } from '../../src/content/fill.ts';
import { MAX_LENGTH } from '../../src/forms/rules.ts';
import { contact } from './contact.ts';
import { allContent, company, content, INBOX, labels, slugOf } from './content.ts';
import { axeViolations, expect, ORIGIN, openAt, test } from './test.ts';

// What the forms send, from the browser to our own server, its database and its mail.
test.use({ baseURL: INBOX.origin });
test.describe.configure({ mode: 'default' }); // one mail server for all of them

let mail: Awaited<ReturnType<typeof mailServer>>;
test.beforeAll(async () => {
  mail = await mailServer({ port: Number(process.env.MAIL_PORT) });
});
test.afterAll(() => void mail.server.close());

const { newsletter, path } = content('contact');
const { roles, path: career } = content('career');
const { application, delivery, newsletterPages, ...site } = labels();

const inbox = (...args: string[]) =>
  execFileSync('node', ['server/inbox/cli.ts', ...args], {
    env: { ...process.env, DATA_DIR: INBOX.folder, OUT: INBOX.build },
    encoding: 'utf8',
  });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Fills in the contact form, with a new address each time. */
async function fillIn(page: Page) {
  const email = `${randomUUID()}@example.com`;
  await contact(page).fill({ email });
  return { ...contact(page), email };
}
const mailWith = (text: string) => mail.mails.find((source) => source.includes(text));

const [role] = allContent('roles').sort((a, b) => a.number - b.number);

/** Applies for the first role. Returns its dialog, and how to reach the applicant. */
async function apply(page: Page) {
  const reach = `+44 7700 900${Math.floor(100 + Math.random() * 900)}`;
  await press(page, `${site.roles.apply}: ${role!.title}`);
  const dialog = page.getByRole('dialog', { name: role!.title });
  await dialog.getByLabel(application.name).fill('Ada Frost');
  await dialog.getByLabel(application.reach).fill(reach);
  await dialog.getByRole('button', { name: application.submit }).click();
  return { dialog, reach };
}

test('a message → the company gets a mail, and can list it', async ({ page }) => {
  await openAt(page, path);
  const { form, email, status, submit } = await fillIn(page);
  await expect(form).toContainText(site.contact.privacy);
  await submit();
  await expect(status).toHaveText(site.contact.sent);
  expect(inbox('list')).toContain(`<${email}>`);
  await expect.poll(() => mailWith(email)).toContain('Twelve pallets');
  expect(await axeViolations(page)).toEqual([]);
});

test('a value that only the server refuses → its message below the field, until it is changed', async ({
  page,
  problems,
}) => {
  await openAt(page, path);
  const { field, status, submit } = await fillIn(page);
  const tooLong = fill(labels().forms.tooLong, { limit: String(MAX_LENGTH.line) });
  // As a browser that does not know maxlength.
  await field('firstName').evaluate((input) => input.removeAttribute('maxlength'));
  await field('firstName').fill('a'.repeat(MAX_LENGTH.line + 1));
  for (const _ of [1, 2]) {
    await submit();
    await expect(field('firstName')).toHaveAccessibleDescription(tooLong);
    await expect(field('firstName')).toBeFocused();
    await expect(field('firstName')).toHaveAttribute('aria-invalid', 'true');
  }
  await field('firstName').fill('Maren');
  await expect(field('firstName')).toHaveAccessibleDescription('');
  await submit();
  await expect(status).toHaveText(site.contact.sent);
  problems.length = 0; // the browser itself reports the refusal
});

test('a message sent offline, and again online → stored once', async ({
  page,
  context,
  problems,
}) => {
  await openAt(page, path);
  const { form, field, email, status, submit } = await fillIn(page);
  await context.setOffline(true);
  await submit();
  await expect(form.getByRole('alert').last()).toContainText(
    fill(delivery.notSent, { email: company.emails.general }),
  );
  await expect(field('email')).toHaveValue(email);
  await context.setOffline(false);
  await press(page, delivery.retry);
  await expect(status).toHaveText(site.contact.sent);
  expect(inbox('list').split(email)).toHaveLength(2);
  problems.length = 0;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sent → the page comes back and says so', async ({ page }) => {
    await page.goto(path);
    const { form, email, submit } = await fillIn(page);
    await submit();
    await expect(page).toHaveURL(`${path}#contact-sent`);
    await expect(form.getByText(site.contact.sent)).toBeVisible();
    expect(inbox('list')).toContain(email);
  });

  if (roles)
    test('applied → the list of roles comes back and says so', async ({ page }) => {
      await page.goto(career);
      const { reach } = await apply(page);
      await expect(page).toHaveURL(`${career}#application-sent`);
      await expect(page.getByText(application.sent)).toBeVisible();
      expect(inbox('list')).toContain(reach);
    });
});

if (newsletter)
  test('the newsletter → a mail, whose link leads to a button that subscribes', async ({
    page,
  }) => {
    const email = `${randomUUID()}@example.com`;
    await openAt(page, path);
    const form = page.getByRole('form', { name: newsletter.heading });
    await form.getByLabel(site.newsletter.email).fill(email);
    await press(page, site.newsletter.submit);
    await expect(form.locator('[aria-live=polite]')).toHaveText(site.newsletter.unticked);
    await form.getByLabel(site.newsletter.email).fill(email);
    await form.getByRole('checkbox').check();
    await press(page, site.newsletter.submit);
    await expect(form.locator('[aria-live=polite]')).toHaveText(site.newsletter.sent);
    await expect.poll(() => mailWith(email)).toBeTruthy();
    const { origin, pathname, search } = new URL(mailWith(email)!.match(/http:\S+/)![0]);
    expect(origin).toBe(ORIGIN);
    await page.goto(pathname + search);
    expect(await axeViolations(page)).toEqual([]);
    await press(page, newsletterPages.confirm.button);
    await expect(page.getByRole('heading')).toHaveText(newsletterPages.confirmed.heading);
    await page.getByRole('link', { name: newsletterPages.back }).click();
    // A script that counts visits on the next page must not learn the token.
    expect(await page.evaluate(() => document.referrer)).not.toContain('token');
    expect(inbox('subscribers', '--csv')).toContain(email);
  });

if (roles)
  test('an application → a mail with the title of the role, an export with its slug', async ({
    page,
  }) => {
    await openAt(page, career);
    const { dialog, reach } = await apply(page);
    // In place of the form, with the focus: the button that had it is gone.
    await expect(dialog.getByText(application.sent)).toBeFocused();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    const applicant = new RegExp(`${RegExp.escape(reach)}> +${RegExp.escape(role!.title)}`);
    expect(inbox('list')).toMatch(applicant);
    await expect.poll(() => mailWith(`(${role!.title})`)).toBeTruthy();
    expect(inbox('export', '--csv')).toContain(`"${slugOf('roles', role!.title)}"`);
  });
