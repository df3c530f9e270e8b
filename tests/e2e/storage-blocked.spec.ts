import { content, labels, NARROW, paths } from './content.ts';
import { expect, MOTION, test } from './test.ts';

test.use({ ...MOTION, viewport: { width: NARROW, height: 800 } });

/** As with all cookies blocked: merely naming a storage throws. */
const blockStorage = () => {
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
};

/** As in engines that do not open dialogs by themselves. */
const withoutCommands = () => {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  addEventListener('click', (event) => event.preventDefault(), true);
};

for (const isOlder of [false, true])
  test(`storage blocked, ${isOlder ? 'without' : 'with'} commandfor → menu, film, year and fade-up work`, async ({
    page,
  }) => {
    await page.addInitScript(blockStorage);
    if (isOlder) await page.addInitScript(withoutCommands);
    await page.clock.setFixedTime('2031-05-05');
    await page.goto(paths.home);
    await page.getByRole('button', { name: labels().navigation.openMenu }).click();
    await expect(page.locator('header dialog')).toHaveAttribute('open');
    await page.getByRole('button', { name: labels().navigation.closeMenu }).click();
    await expect(page.locator('header dialog')).not.toHaveAttribute('open');
    await expect(page.locator('[data-year]')).toHaveText('2031');
    await expect(page.locator('[data-reveal=waiting]')).not.toHaveCount(0);
    const films = content('home').hero.film.withoutVideo ? 0 : 1;
    await expect(page.locator('[data-film=playing]')).toHaveCount(films);
  });

test('storage blocked, a form whose code fails → "Try again" keeps what was typed', async ({
  page,
  problems,
}) => {
  await page.addInitScript(blockStorage);
  await page.route(/\/static\/(?!Document|inline).*\.js$/, (route) => route.abort(), { times: 2 });
  await page.goto(paths.contact);
  await page.locator('[name=firstName]').fill('Maren');
  await page.getByRole('button', { name: labels().notLoaded.retry }).click();
  await expect(page.getByText(labels().notLoaded.text)).toHaveCount(0);
  await expect(page.locator('[name=firstName]')).toHaveValue('Maren');
  problems.length = 0; // the request that failed
});

for (const missing of ['ResizeObserver', 'IntersectionObserver'])
  test(`without ${missing} → the error is reported, and the initialisers after it run`, async ({
    page,
    problems,
  }) => {
    await page.addInitScript((name) => Reflect.deleteProperty(window, name), missing);
    await page.clock.setFixedTime('2031-05-05');
    await page.goto(paths.home);
    await expect(page.locator('[data-year]')).toHaveText('2031');
    expect(problems).toEqual([expect.stringContaining(missing)]);
    problems.length = 0;
  });

test('a film that fails → the error is reported, and the next one plays', async ({
  page,
  problems,
}) => {
  test.skip(content('home').hero.film.withoutVideo, 'This company has no films.');
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const broken = document.createElement('div');
      broken.dataset.film = '';
      document.body.prepend(broken);
    }),
  );
  await page.goto(paths.home);
  await expect(page.locator('[data-film=playing]')).toHaveCount(1);
  expect(problems).toEqual([expect.stringContaining('null')]);
  problems.length = 0;
});
