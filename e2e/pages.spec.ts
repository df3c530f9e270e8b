import { company } from '#company/facts.ts';
import { intro as aboutIntro, industry, leadership, method, promises } from '#words/about.ts';
import { blocks, intro as careerIntro, roles, working } from '#words/career.ts';
import { addresses } from '#words/contact.ts';
import { frame, navigation } from '#words/frame.ts';
import { careers, hero, realTime, responsible, services } from '#words/home.ts';
import { films } from '#words/media.ts';
import { notFound } from '#words/not-found.ts';
import { paths } from '#words/paths.ts';
import { sampleTrip } from '#words/sample-trip.ts';
import { services as serviceCards, intro as strategyIntro } from '#words/strategy.ts';
import { degrees } from '../src/pages/home/trip/trip-readings.ts';
import { alive, expect, isWithoutVideo, pageNames, test } from './test.ts';

test.describe('every page', () => {
  for (const name of pageNames) {
    test(`${name} → header, one heading, footer, and a silent console`, async ({ page, open }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await open(name);
      const header = page.getByRole('banner');
      await expect(header).toContainText(company.name);
      await expect(header).toContainText(company.tagline);
      const links = header.getByRole('navigation', { name: frame.mainNavigation });
      await expect(links.getByRole('link')).toHaveText(navigation.map(({ label }) => label));
      await expect(links.locator('[aria-current=page]')).toHaveText(
        navigation.filter(({ href }) => href === paths[name]).map(({ label }) => label),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toContainText(frame.footer.privacy);
      expect(messages).toEqual([]);
    });

    test(`${name} → no cookie, nothing stored`, async ({ page, open, context }) => {
      await open(name);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    });
  }

  test("the footer → the visitor's year, whatever the build's", async ({ page, open }) => {
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'));
    await open('home');
    await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${company.name}`);
  });

  test('the privacy label → no link; some footer links → empty targets', async ({ page, open }) => {
    await open('home');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(frame.footer.privacy)).toBeVisible();
    await expect(footer.getByRole('link', { name: frame.footer.privacy })).toHaveCount(0);
    expect(await footer.locator('a[href="#"]').count()).toBeGreaterThan(0);
  });
});

test('home → the hero and its four sections in order', async ({ page, open }) => {
  await open('home');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
  await expect(main).toContainText(hero.subheading);
  await expect(main).toContainText(hero.line);
  for (const { label, href } of [...hero.actions, services.action, careers.action]) {
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    [services, responsible, realTime, careers].map(({ heading }) => heading),
  );
});

test('home → the sample trip can be read as a table', async ({ page, open }) => {
  await open('home');
  await page.getByText(sampleTrip.table).click();
  const table = page.getByRole('table', { name: sampleTrip.summary });
  const { time, setPoint, supply, return: returnAir, doors } = sampleTrip.labels;
  const heads = [time, setPoint, supply, returnAir, doors];
  await expect(table.getByRole('columnheader')).toHaveText(heads);
  const rows = sampleTrip.hours + 1 + sampleTrip.doors.length;
  await expect(table.getByRole('rowheader')).toHaveCount(rows);
  await expect(table.getByRole('row').nth(1)).toContainText(degrees(sampleTrip.setPoint));
  for (const { at, minutes } of sampleTrip.doors) {
    await expect(
      page.getByRole('figure').getByRole('listitem').filter({ hasText: at }),
    ).toContainText(String(minutes));
  }
});

test('about → numbered lists, industry focus, profiles', async ({ page, open }) => {
  await open('about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(aboutIntro.heading);
  for (const { steps } of [method, promises]) {
    const list = main.locator('ol').filter({ hasText: steps[0]!.heading });
    await expect(list.getByRole('heading')).toHaveText(steps.map(({ heading }) => heading));
  }
  await expect(
    main.getByRole('table', { name: industry.caption }).getByRole('rowheader'),
  ).toHaveText(industry.sectors.map(({ name }) => name));
  await expect(main.getByRole('link', { name: leadership!.action!.label })).toHaveAttribute(
    'href',
    leadership!.action!.href,
  );
  const cards = main.getByRole('listitem').filter({ has: page.locator('img') });
  await expect(cards).toHaveCount(leadership!.people.length);
  for (const [index, { name, position, email }] of leadership!.people.entries()) {
    await expect(cards.nth(index)).toContainText(name);
    await expect(cards.nth(index)).toContainText(position);
    await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', `mailto:${email}`);
  }
});

test('strategy → heading, film and service cards', async ({ page, open }) => {
  await open('strategy');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(strategyIntro.heading);
  await expect(main.locator('video')).toHaveCount(isWithoutVideo(films.dock) ? 0 : 1);
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveText(
    serviceCards.cards.map(({ heading }) => heading),
  );
});

test('career → info blocks and numbered roles', async ({ page, open }) => {
  await open('career');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(careerIntro.heading);
  for (const { heading } of [working, ...blocks])
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
  await expect(main.locator('ol').getByRole('heading')).toHaveText(
    roles!.open.map(({ title }) => title),
  );
  await expect(main.locator('ol').getByRole('button')).toHaveText(
    roles!.open.map(() => roles!.apply),
  );
});

test('Apply now → nothing happens', async ({ page, open }) => {
  await open('career');
  const before = await page.locator('#root').innerHTML();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const button of await page.getByRole('button', { name: roles!.apply }).all()) {
    await expect(button).toHaveAttribute('type', 'button');
    await button.click();
  }
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(paths.career);
  expect(requests.filter((url) => !/\.(avif|webp|svg)$/.test(url))).toEqual([]);
  const withoutReveal = (html: string) => html.replace(/ data-reveal="\w+"/g, '');
  expect(withoutReveal(await page.locator('#root').innerHTML())).toBe(withoutReveal(before));
});

test('contact → addresses to write to', async ({ page, open }) => {
  await open('contact');
  for (const { label, email } of addresses.list) {
    await expect(page.getByRole('main')).toContainText(label);
    await expect(page.getByRole('main').getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
  }
});

test('an address that does not exist → status 404 and a page with a way on', async ({
  page,
  problems,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByRole('banner')).toContainText(company.name);
  await page.getByRole('link', { name: notFound.actions[0].label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
  problems.length = 0; // the browser itself reports the 404
});
