import { company, contactValues, frame, NARROW, navLabel, PAGES, paths, words } from './content.ts';
import { expect, heading, requested, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('the links → lead to every page, complete and visible, with the year of the build', async ({
  page,
}) => {
  await page.goto(paths.contact);
  for (const name of PAGES) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: navLabel(name), exact: true })
      .click();
    await expect(page).toHaveURL(paths[name]);
    await expect(page).toHaveTitle(words(name).title);
    await expect(heading(page)).toBeVisible();
    for (const part of await page.getByRole('main').getByRole('heading').all())
      await expect(part).toBeVisible();
    for (const block of await page.locator('[data-reveal] > *').all())
      await expect(block).toHaveCSS('opacity', '1');
    await expect(page.getByRole('contentinfo')).toContainText(
      new RegExp(`© 20\\d\\d ${company.name}`),
    );
  }
});

test('the drawer → opens, leads on, closes', async ({ page, browserName }) => {
  test.skip(browserName === 'webkit', 'commandfor and closedby are not in its releases yet.');
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
  const { contactForm } = words('contact');
  await page.goto(paths.contact);
  const form = page.getByRole('form', { name: contactForm.name });
  await expect(form.locator('noscript p')).toHaveText(contactForm.withoutScripts);
  await expect(form.locator('noscript p')).toBeVisible();
  const requests = requested(page);
  for (const [name, value] of Object.entries(contactValues))
    await form.locator(`[name=${name}]`).fill(value);
  await form.getByRole('button', { name: contactForm.submit }).click();
  await expect(form.locator('[name=message]')).toHaveValue(contactValues.message);
  expect(requests).toEqual([]);
});
