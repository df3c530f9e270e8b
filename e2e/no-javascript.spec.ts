import { statSync } from 'node:fs';
import { company } from '#company/facts.ts';
import { contactForm } from '#words/contact.ts';
import { frame, navigation } from '#words/frame.ts';
import { paths } from '#words/paths.ts';
import { expect, labelOf, pageNames, test } from './test.ts';
import { heads } from './tools/heads.ts';

test.use({ javaScriptEnabled: false });

const yearOfBuild = () => statSync('dist/index.html').mtime.getFullYear();

for (const name of pageNames) {
  test(`${name} → complete and visible`, async ({ page }) => {
    await page.goto(paths[name]);
    await expect(page).toHaveTitle(heads[name]!.title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const heading of await page.getByRole('main').getByRole('heading').all())
      await expect(heading).toBeVisible();
    for (const block of await page.locator('main [class*=Reveal] > *').all())
      await expect(block).toHaveCSS('opacity', '1');
    await expect(page.getByRole('contentinfo')).toContainText(`© ${yearOfBuild()} ${company.name}`);
  });
}

test('links → lead to every page', async ({ page }) => {
  await page.goto(paths.home);
  for (const { label, href } of navigation) {
    await page
      .getByRole('banner')
      .getByRole('navigation')
      .getByRole('link', { name: label })
      .click();
    await expect(page).toHaveURL(href);
  }
});

test('the drawer → opens, leads on, closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.home);
  await page.getByRole('button', { name: frame.menu.open }).click();
  await page.getByRole('button', { name: frame.menu.close }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: frame.menu.open }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: labelOf('career') })
    .click();
  await expect(page).toHaveURL(paths.career);
});

test('the contact form → says whom to write to, and sends nothing', async ({ page }) => {
  await page.goto(paths.contact);
  const form = page.getByRole('form', { name: contactForm.name });
  await expect(form.locator('noscript p')).toBeVisible();
  await expect(form.locator('noscript p')).toHaveText(contactForm.withoutScripts);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const label of [contactForm.firstName, contactForm.lastName, contactForm.message]) {
    await form.getByRole('textbox', { name: label }).fill('text');
  }
  await form.getByRole('textbox', { name: contactForm.email }).fill('a@example.com');
  await form.getByRole('button', { name: contactForm.submit }).click();
  await expect(form.getByRole('textbox', { name: contactForm.message })).toHaveValue('text');
  expect(requests).toEqual([]);
});
