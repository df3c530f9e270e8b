import { fill as filled } from '../../src/content/fill.ts';
import { contact, VALUES } from './contact.ts';
import { company, labels, NARROW, PAGES, paths } from './content.ts';
import { collectRequests, expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('the links → every page, complete and visible', async ({ page }) => {
  await page.goto(paths.contact);
  for (const name of PAGES) {
    await page.locator(`header > nav [href="${paths[name]}"]`).click();
    await expect(page).toHaveURL(paths[name]);
    for (const heading of await page.getByRole('main').getByRole('heading').all())
      await expect(heading).toBeVisible();
    for (const block of await page.locator('[data-reveal] > *').all())
      await expect(block).toHaveCSS('opacity', '1');
    await expect(page.getByRole('contentinfo').getByText(/© 20\d\d/)).toBeVisible();
  }
});

test('the drawer → opens, closes, leads on', async ({ page, browserName }) => {
  test.skip(browserName === 'webkit', 'commandfor and closedby are not in its releases yet.');
  await page.setViewportSize({ width: NARROW, height: 844 });
  await page.goto(paths.home);
  const drawer = page.getByRole('dialog');
  for (const leave of [
    () => page.getByRole('button', { name: labels().navigation.closeMenu }).click(),
    () => page.mouse.click(60, 500), // on the backdrop
    () => drawer.locator(`[href="${paths.career}"]`).click(),
  ]) {
    await page.getByRole('button', { name: labels().navigation.openMenu }).click();
    await expect(drawer).toBeVisible();
    await leave();
    await expect(drawer).toBeHidden();
  }
  await expect(page).toHaveURL(paths.career);
});

test('the contact form → first tells visitors where to write, and sends nothing', async ({
  page,
}) => {
  await page.goto(paths.contact);
  const { expectValues, field, fill, form, submit } = contact(page);
  const sentence = filled(labels().forms.withoutScripts, { email: company.emails.general });
  await expect(form.locator('noscript p')).toHaveText(sentence);
  const note = (await form.locator('noscript p').boundingBox())!;
  expect(note.y + note.height).toBeLessThan((await field('firstName').boundingBox())!.y);
  const requests = collectRequests(page);
  await fill();
  await submit();
  await expectValues(VALUES);
  expect(requests).toEqual([]);
});
