import { company } from '#company/facts.ts';
import { roles } from '#words/career.ts';
import { language } from '#words/language.ts';
import { paths } from '#words/paths.ts';
import { payWords } from '../content/pay.ts';
import { expect, linkedData, needs, open, test } from './test.ts';

const role = roles?.open.find(({ pay, details }) => pay && details);

test.skip(!role, `${company.name} says of no role what it pays.`);

const { title, pay, homeTime, schedule, licence, details } = role ?? roles!.open[0]!;
const said = [pay && payWords(pay, language.code), homeTime, schedule, licence];
const words = said.filter((it) => it !== undefined);

test('what a role pays and asks → in the list, and on its page', async ({ page }) => {
  needs('career', 'roles');
  await open(page, 'career');
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
  await expect(entry.getByText(words.join(' · '))).toBeVisible();
  await entry.getByRole('link', { name: title }).click();
  for (const word of words) await expect(page.getByText(word, { exact: true })).toBeVisible();
});

test('what a role pays → read by search engines', async ({ page }) => {
  await page.goto(`${paths.career}/${details!.slug}`);
  const data = await linkedData(page);
  expect(data['@graph'].at(-1).baseSalary).toEqual({
    '@type': 'MonetaryAmount',
    currency: pay!.currency,
    value: {
      '@type': 'QuantitativeValue',
      minValue: pay!.from,
      maxValue: pay!.to,
      unitText: pay!.per.toUpperCase(),
    },
  });
});
