import { contactForm } from '#words/contact.ts';
import { documents } from '#words/documents.ts';
import { paths } from '#words/paths.ts';
import { verify } from '#words/verify.ts';
import { expect, linkedData, open, test } from './test.ts';

test('who we are → on Contact, in every footer, and for search engines', async ({ page }) => {
  await open(page, 'contact');
  const section = page.locator('section').filter({ hasText: verify?.heading ?? 'nothing' });
  if (!verify) return expect(section).toHaveCount(0);
  const { legalName, registrations, domains, phones = [] } = verify;
  for (const said of [legalName, ...registrations.map(({ value }) => value), ...domains, ...phones])
    await expect(section.getByText(said).first()).toBeVisible();
  await page.goto(paths.about);
  const line = page.getByRole('contentinfo').getByText(legalName);
  for (const { scheme, value } of registrations)
    await expect(line).toContainText(`${scheme} ${value}`);
  await expect(line.getByRole('link')).toHaveAttribute('href', paths.contact);
  const data = await linkedData(page);
  const identifier = registrations.map(({ scheme, value, href }) => ({
    '@type': 'PropertyValue',
    propertyID: scheme,
    value,
    ...(href && { url: href }),
  }));
  expect(data['@graph'][0]).toMatchObject({ legalName, identifier });
});

test('papers asked for → in the message, beside what was typed, once each', async ({ page }) => {
  test.skip(!documents, 'The company names no papers.');
  const { list, request, message } = documents!;
  await open(page, 'contact');
  const text = page
    .getByRole('form', { name: contactForm.name })
    .getByRole('textbox', { name: contactForm.message });
  await text.fill('Good morning');
  const names = list.filter(({ onRequest }) => onRequest).map(({ name }) => name);
  const asked = names.map((name) => page.getByRole('button', { name: `${request}: ${name}` }));
  for (const button of [...asked, asked[0]!]) await button.click();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(
    ['Good morning', ...names.map((name) => `${message} ${name}`)].join('\n'),
  );
  await expect(page.getByRole('main').locator('a[download], a[href$=".pdf"]')).toHaveCount(0);
});
