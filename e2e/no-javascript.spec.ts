import { statSync } from 'node:fs';
import { company } from '#company/facts.ts';
import { contactForm } from '#words/contact.ts';
import { frame } from '#words/frame.ts';
import { paths } from '#words/paths.ts';
import { expect, headerLink, linkedPages, navLabel, requested, test } from './test.ts';
import { contactValues, heads, NARROW } from './tools/expectations.ts';

test.use({ javaScriptEnabled: false });

const yearOfBuild = () => statSync('dist/index.html').mtime.getFullYear();

test('the links → lead to every page, complete and visible', async ({ page }) => {
  await page.goto(paths.contact);
  for (const name of linkedPages) {
    await headerLink(page, name).click();
    await expect(page).toHaveURL(paths[name]);
    await expect(page).toHaveTitle(heads[name].title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const heading of await page.getByRole('main').getByRole('heading').all())
      await expect(heading).toBeVisible();
    for (const block of await page.locator('main [class*=Reveal] > *').all())
      await expect(block).toHaveCSS('opacity', '1');
    await expect(page.getByRole('contentinfo')).toContainText(`© ${yearOfBuild()} ${company.name}`);
  }
});

test('the drawer → opens, leads on, closes', async ({ page }) => {
  await page.setViewportSize({ width: NARROW, height: 844 });
  await page.goto(paths.home);
  const open = () => page.getByRole('button', { name: frame.menu.open }).click();
  await open();
  await page.getByRole('button', { name: frame.menu.close }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await open();
  await page.mouse.click(60, 500); // on the backdrop
  await expect(page.getByRole('dialog')).toBeHidden();
  await open();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: navLabel('career') })
    .click();
  await expect(page).toHaveURL(paths.career);
});

test('the contact form → says whom to write to, and sends nothing', async ({ page }) => {
  await page.goto(paths.contact);
  const form = page.getByRole('form', { name: contactForm.name });
  await expect(form.locator('noscript p')).toBeVisible();
  await expect(form.locator('noscript p')).toHaveText(contactForm.withoutScripts);
  const requests = requested(page);
  for (const [name, value] of Object.entries(contactValues))
    await form.locator(`[name=${name}]`).fill(value);
  await form.getByRole('button', { name: contactForm.submit }).click();
  await expect(form.locator('[name=message]')).toHaveValue(contactValues.message);
  expect(requests).toEqual([]);
});
