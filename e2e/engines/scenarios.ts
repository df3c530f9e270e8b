import assert from 'node:assert/strict';
import { afterAll, beforeAll, test } from 'vitest';
import type { PageName } from '#shapes';
import { contactForm, newsletter } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { frame, navigation } from '#words/frame.ts';
import { news } from '#words/news.ts';
import { paths } from '#words/paths.ts';
import { lastReading, readings as tripReadings } from '../../src/pages/home/trip/trip-readings.ts';
import { describeWith } from '../tools/describe-with.ts';
import {
  contactValues,
  heads,
  isQuiet,
  isShown,
  LONG_WORD,
  NARROW,
  pageNames,
} from '../tools/expectations.ts';
import { states, type Tree } from '../tools/trees.ts';
import { until } from '../tools/until.ts';
import { type Running, startNode } from '../tools/web-servers.ts';
import type { Driver, Engine, EngineDriver } from './driver.ts';

type Visit = { driver: EngineDriver; origin: string; canReturn: boolean };
type Scenario = {
  name: string;
  scripts?: false;
  /** The page and the section that it visits, which a company may leave out. */
  section?: [PageName, string];
  run: (visit: Visit) => Promise<void>;
};

const WIDE = [1440, 900] as const;
const NARROW_VIEW = [NARROW, 800] as const;

const form = (name: string) => `form[aria-label="${name}"]`;
const field = (name: string, label: string) => `${form(name)} [name="${label}"]`;
const OPEN_MENU = `[aria-label="${frame.menu.open}"]`;
const CLOSE_MENU = `[aria-label="${frame.menu.close}"]`;

/** Reaches for a form, or else for a link, which loads React only if the engine can use it. */
const alive = ({ driver }: Visit) =>
  until(
    () =>
      driver.evaluate(() => {
        const form = document.querySelector('form');
        const link =
          document.querySelector('header nav [aria-current]') ?? document.querySelector('header a');
        const target = form ?? link;
        target?.dispatchEvent(new Event('pointerover', { bubbles: true }));
        const isWanted = form !== null || 'navigation' in window;
        const { hydrated } = document.documentElement.dataset;
        const isHydrated = form ? hydrated === 'page' : hydrated !== undefined;
        return document.readyState === 'complete' && isHydrated === isWanted;
      }),
    'the page is ready, and React there if it is of use',
  );

async function open(visit: Visit, path: string, [width, height]: readonly [number, number] = WIDE) {
  await visit.driver.resize(width, height);
  await visit.driver.goto(visit.origin + path);
  await alive(visit);
}

const isInPlace = ({ driver }: Visit) => driver.evaluate(() => 'navigation' in window);
const isOpen = ({ driver }: Visit) => driver.evaluate(() => document.querySelector('dialog')!.open);
const text = ({ driver }: Visit, selector: string) =>
  driver.evaluate((css) => document.querySelector(css)?.textContent ?? '', selector);
const value = ({ driver }: Visit, selector: string) =>
  driver.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value ?? '', selector);
/** By script, from the current scroll position: a pointer would have to scroll to it first. */
const follow = ({ driver }: Visit, link: string) =>
  driver.evaluate((css) => document.querySelector<HTMLElement>(css)!.click(), link);
const scrollTo = ({ driver }: Visit, y: number) =>
  driver.evaluate((top) => window.scrollTo(0, top), y);
/** Beyond the end of every page: as far as it scrolls. */
const END = 100_000;

const arrivesAt = ({ driver }: Visit, path: string) =>
  until(
    () => driver.evaluate(() => window.location.pathname),
    `${path} comes`,
    (now) => now === path,
  );
const isScrolled = ({ driver }: Visit, what: string, holds: (top: number) => boolean) =>
  until(() => driver.evaluate(() => Math.round(window.scrollY)), what, holds);
const isAtTop = (visit: Visit) => isScrolled(visit, 'the page is at its top', (top) => top === 0);

/** Hidden messages, text for screen readers, and what does nothing without scripts. */
const UNSEEN_BY_DESIGN = '[role=alert], noscript, [class*=VisuallyHidden], [class*=ProductFinder]';

/** The text of elements that are hidden but should be visible. */
const unseen = ({ driver }: Visit) =>
  driver.evaluate(
    (byDesign) =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a)')]
        .filter((element) => !element.closest(byDesign))
        .filter(
          (element) =>
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((element) => element.textContent?.slice(0, 40)),
    UNSEEN_BY_DESIGN,
  );

/** Submits a form, and returns what it wrote to the console. */
async function send({ driver }: Visit, name: string) {
  await driver.evaluate(() => {
    const logged: unknown[] = [];
    Object.assign(window, { logged });
    console.log = (entry: unknown) => logged.push(entry);
  });
  await driver.click(`${form(name)} [type=submit]`);
  return until(
    () => driver.evaluate(() => (window as unknown as { logged: unknown[] }).logged),
    'an entry in the console',
    (entries) => entries.length > 0,
  );
}

async function openMenu(visit: Visit) {
  await visit.driver.resize(...NARROW_VIEW);
  await visit.driver.click(OPEN_MENU);
  await until(() => isOpen(visit), 'the menu opens');
  // It slides in: a click is only sure to hit it once it has stopped.
  await until(
    () => visit.driver.evaluate(() => document.querySelector('dialog')!.getAnimations().length),
    'the menu rests',
    (running) => running === 0,
  );
}

const WAYS_TO_CLOSE: Record<string, (driver: Driver) => Promise<void>> = {
  'its close button': (driver) => driver.click(CLOSE_MENU),
  'a click on the backdrop': (driver) => driver.clickAt(60, 500),
  Escape: (driver) => driver.press('Escape'),
  'a window that grows': (driver) => driver.resize(NARROW + 76, 800),
};

/** Scrolls to a part and waits until its section has faded up, so that a click does not miss it. */
async function settledInView({ driver }: Visit, selector: string) {
  await driver.evaluate(
    (css) => document.querySelector(css)!.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );
  await until(
    () =>
      driver.evaluate((css) => {
        const section = document.querySelector(css)!.closest('[data-reveal]');
        const isShown = !section || section.getAttribute('data-reveal') === 'shown';
        return isShown && (section?.getAnimations({ subtree: true }).length ?? 0) === 0;
      }, selector),
    'it has come to rest',
  );
}

async function seesAll(visit: Visit) {
  await scrollTo(visit, END);
  await until(
    () => unseen(visit),
    'everything is seen',
    (hidden) => hidden.length === 0,
  );
}

const newsScenarios = (news?.entries ?? []).map(
  ({ slug, heading }): Scenario => ({
    name: `news: ${heading} → from the list to all of it, and back`,
    run: async (visit) => {
      const { news: list } = paths as Record<string, string>;
      await open(visit, list!);
      await follow(visit, `main a[href="${list}/${slug}"]`);
      await arrivesAt(visit, `${list}/${slug}`);
      await until(
        () => text(visit, 'h1'),
        'its heading',
        (shown) => shown === heading,
      );
      await seesAll(visit);
      await follow(visit, `main a[href="${list}"]`);
      await arrivesAt(visit, list!);
    },
  }),
);

/** Another page and back: the same document, from the browser's cache. */
async function returns(visit: Visit, path: string) {
  const { driver, origin } = visit;
  await until(() => driver.evaluate(isQuiet), 'everything has arrived');
  await driver.evaluate(() => void Object.assign(window, { isWhole: true }));
  await driver.goto(`${origin}/robots.txt`);
  await driver.evaluate(() => void setTimeout(() => window.history.back())); // after its answer
  await arrivesAt(visit, path);
  assert.equal(await driver.evaluate(() => 'isWhole' in window), true);
}

/**
 * The first node of the trees that is not there with all that is in it, those of a kind in their
 * order. States, levels, values and plain text are not asked for: drivers tell roles and names.
 */
async function missing(driver: EngineDriver, trees: Tree[], within?: unknown): Promise<string> {
  const found = new Map<string, unknown[]>();
  for (const [node, ...children] of trees) {
    const [kind = '', role = '', name] = node.match(/^(\w+)(?: (".*"))?/) ?? [];
    if (!role || role === 'text') continue;
    const parts = found.get(kind) ?? (await driver.named(role, name && JSON.parse(name), within));
    found.set(kind, parts);
    let left = node;
    while (left && parts.length > 0) left = await missing(driver, children, parts.shift());
    if (left) return left;
  }
  return '';
}

const hasTree = ({ driver }: Visit, tree: Tree[]) =>
  until(
    () => missing(driver, tree),
    'the whole tree',
    (node) => node === '',
  );

const pageScenarios = pageNames.map(
  (name): Scenario => ({
    name: `${name} → its title and tree, its link marked; returned to → nothing hidden to its end`,
    run: async (visit) => {
      await open(visit, paths[name]);
      const seen = await visit.driver.evaluate(() => ({
        title: document.title,
        headings: document.querySelectorAll('h1').length,
        current:
          document.querySelector('header nav [aria-current=page]')?.getAttribute('href') ?? null,
      }));
      const isLinked = navigation.some(({ href }) => href === paths[name]);
      const current = isLinked ? paths[name] : null; // the footer alone leads to some
      assert.deepEqual(seen, { title: heads[name].title, headings: 1, current });
      // The frame is the same as around an unknown address.
      await hasTree(
        visit,
        states[name]!.tree.filter(([node]) => node === 'main'),
      );
      if (visit.canReturn) await returns(visit, paths[name]);
      await seesAll(visit);
    },
  }),
);

export const treeScenarios = (shown: typeof states) =>
  Object.entries(shown).map(
    ([name, { path, section, show, tree }]): Scenario => ({
      name: `${name} → its roles and names, each inside of the other`,
      ...(section && { section }),
      run: async (visit) => {
        await open(visit, path);
        await show?.(visit.driver);
        await hasTree(visit, tree);
      },
    }),
  );

/** The pages themselves are visited above. */
const otherStates = Object.fromEntries(Object.entries(states).filter(([it]) => !(it in paths)));

/** What visitors are promised in every engine, with or without the newest features. */
export const scenarios: Scenario[] = [
  ...pageScenarios,
  ...newsScenarios,
  ...treeScenarios(otherStates),
  {
    name: 'links in turn, and one without a target → the top, in place where the engine can',
    run: async (visit) => {
      const { driver } = visit;
      await open(visit, paths.contact);
      await driver.evaluate(() => document.documentElement.setAttribute('data-same', ''));
      for (const { href } of navigation) {
        await scrollTo(visit, 300);
        await follow(visit, `header nav a[href="${href}"]`);
        await arrivesAt(visit, href);
        await alive(visit);
        await until(() => text(visit, 'header nav [aria-current=page]'), 'its link is marked');
        await isAtTop(visit);
      }
      const isSame = await driver.evaluate(() =>
        document.documentElement.hasAttribute('data-same'),
      );
      assert.equal(isSame, await isInPlace(visit));
      if (!JSON.stringify(frame.footer).includes('"href":"#"')) return;
      await scrollTo(visit, 300);
      await follow(visit, 'footer a[href="#"]');
      await isAtTop(visit);
      await arrivesAt(visit, navigation.at(-1)!.href);
    },
  },
  {
    name: 'back from far down to a shorter page → at the place that was left',
    run: async (visit) => {
      await open(visit, paths.contact);
      await scrollTo(visit, 300);
      await isScrolled(visit, 'scrolled', (top) => top === 300);
      await until(
        () => visit.driver.evaluate(() => document.getAnimations().length),
        'everything has faded up',
        (running) => running === 0,
      );
      const left = await visit.driver.evaluate((href) => {
        document.querySelector<HTMLElement>(`footer a[href="${href}"]`)!.click();
        return window.scrollY;
      }, paths.about);
      await arrivesAt(visit, paths.about);
      await alive(visit); // if it is another document: all of it, to its end
      await isAtTop(visit);
      // Below the end of the page that returns, so that the position cannot be kept by accident.
      await scrollTo(visit, END);
      await isScrolled(visit, 'far down', (top) => top > 2000);
      await visit.driver.back();
      await arrivesAt(visit, paths.contact);
      // Sections fade up by 24 px, and Firefox's scroll anchor with them.
      await isScrolled(visit, 'its place', (top) => Math.abs(top - left) < 30);
    },
  },
  {
    name: 'home in a low, a narrow, a wide window → the whole hero, the menu button, the links',
    run: async (visit) => {
      const shown = () =>
        visit.driver.evaluate(
          (button) => ({
            links: document.querySelector('header > nav')!.checkVisibility(),
            button: document.querySelector(button)!.checkVisibility(),
          }),
          OPEN_MENU,
        );
      await open(visit, paths.home, [844, 390]); // a phone on its side
      const [last, height] = await visit.driver.evaluate(() => {
        const links = [...document.querySelectorAll('main section:first-of-type a')];
        const bottoms = links.map((link) => link.getBoundingClientRect().bottom);
        return [Math.max(...bottoms), window.innerHeight];
      });
      assert.ok(last! > 0 && last! <= height!, `the buttons end at ${last} of ${height} px`);
      await visit.driver.resize(...NARROW_VIEW);
      await until(shown, 'the button', ({ links, button }) => !links && button);
      await visit.driver.resize(NARROW + 1, 800);
      await until(shown, 'the links', ({ links, button }) => links && !button);
    },
  },
  {
    name: 'the menu → closed in each way; Tab stays in it; a link leads to its page and closes it',
    run: async (visit) => {
      await open(visit, paths.career, NARROW_VIEW);
      for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
        await openMenu(visit);
        await close(visit.driver);
        await until(
          () => isOpen(visit),
          `${way} closes the menu`,
          (isStillOpen) => !isStillOpen,
        );
      }
      await openMenu(visit);
      for (let step = 0; step < 12; step++) {
        await visit.driver.press('Tab');
        const isInside = await visit.driver.evaluate(
          () =>
            document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        );
        assert.ok(isInside, `focus left the menu after ${step + 1} steps`);
      }
      await visit.driver.click(`dialog nav a[href="${paths.about}"]`);
      await arrivesAt(visit, paths.about);
      await alive(visit);
      assert.equal(await isOpen(visit), false);
    },
  },
  {
    name: 'contact: a wrong email → its message; complete → one console entry; the brief → its lines',
    run: async (visit) => {
      const { driver } = visit;
      const { name } = contactForm;
      const values = { ...contactValues, message: 'Two pallets' }; // WebKit's driver types one line
      const { email, ...others } = values;
      const message = () => text(visit, `${form(name)} [role=alert] p`);
      await open(visit, paths.contact);
      await driver.type(field(name, 'email'), email.slice(0, -6));
      await driver.press('Tab');
      await until(message, 'the message', (shown) => shown.includes(formMessages.wrongEmail));
      await driver.type(field(name, 'email'), email.slice(-6));
      await until(message, 'no message', (shown) => shown === '');
      for (const [label, entry] of Object.entries(others))
        await driver.type(field(name, label), entry);
      assert.deepEqual(await send(visit, name), [values]);
      for (const label of Object.keys(values))
        assert.equal(await value(visit, field(name, label)), '');
      await arrivesAt(visit, paths.contact);

      const [first, ...rest] = contactForm.brief!.lines;
      await settledInView(visit, field(name, 'message'));
      await driver.click(`${form(name)} button[type=button]`);
      const lines = () => value(visit, field(name, 'message'));
      await until(lines, 'the lines', (shown) => shown.includes(rest.at(-1)!));
      await driver.write('Peas'); // the caret is behind the first
      assert.match(await lines(), new RegExp(`^${first} Peas\\s*\\n`));

      if (!newsletter) return;
      const { heading } = newsletter;
      await driver.type(field(heading, 'email'), email);
      await driver.click(field(heading, 'subscribe'));
      assert.deepEqual(await send(visit, heading), [{ email, subscribe: true }]);
      assert.equal(await value(visit, field(heading, 'email')), '');
      const checked = (css: string) => document.querySelector<HTMLInputElement>(css)!.checked;
      assert.equal(await driver.evaluate(checked, field(heading, 'subscribe')), false);
    },
  },
  {
    name: 'the plot, by keys and by pointer → the readings follow',
    section: ['home', 'realTime'],
    run: async (visit) => {
      const { driver } = visit;
      const slider = 'figure input[type=range]';
      const expectReading = async (index: number) => {
        const { supply, return: returning } = tripReadings[index]!;
        await until(
          () =>
            driver.evaluate(() =>
              [...document.querySelectorAll('figure dd')].map(({ textContent }) => textContent),
            ),
          `reading ${index}`,
          ([, seen, other]) => seen === supply && other === returning,
        );
      };
      await open(visit, paths.home);
      await driver.evaluate((css) => document.querySelector<HTMLElement>(css)!.focus(), slider);
      await driver.press('Home');
      await expectReading(0);
      await driver.press('End');
      await driver.press('ArrowLeft');
      await expectReading(lastReading - 1);
      await settledInView(visit, slider);
      const { x, y } = await driver.evaluate((css) => {
        const { left, top, width, height } = document.querySelector(css)!.getBoundingClientRect();
        return { x: Math.round(left + width / 3), y: Math.round(top + height / 2) };
      }, slider);
      await driver.clickAt(x, y);
      const now = await until(
        () => value(visit, slider),
        'the pointer’s place',
        (seen) => Math.abs(Number(seen) - lastReading / 3) < 4,
      );
      await expectReading(Number(now));
    },
  },
  {
    name: 'the product finder → the question goes along to Contact where the engine can',
    section: ['about', 'industry'],
    run: async (visit) => {
      const finder = '[class*=ProductFinder]';
      await open(visit, paths.about);
      await settledInView(visit, `${finder} button`);
      await visit.driver.click(`${finder} button`);
      const product = await until(
        () => text(visit, `${finder} [aria-pressed=true]`),
        'it is chosen',
      );
      await visit.driver.click(`${finder} a[href="${paths.contact}"]`);
      await arrivesAt(visit, paths.contact);
      await alive(visit);
      if (await isInPlace(visit))
        await until(
          () => value(visit, field(contactForm.name, 'message')),
          'the question is there',
          (message) => message.includes(product),
        );
    },
  },
  {
    name: 'a section below the window → waits, fades up 200 px in, stays',
    run: async (visit) => {
      const { driver } = visit;
      await open(visit, paths.home);
      const waiting = () =>
        driver.evaluate(() => document.querySelectorAll('[data-reveal=waiting]').length);
      const first = await until(waiting, 'sections wait', (count) => count > 0);
      await driver.evaluate(() => {
        const { top } = document.querySelector('[data-reveal=waiting]')!.getBoundingClientRect();
        window.scrollBy(0, top - window.innerHeight + 210);
      });
      const shown = await until(waiting, 'one is shown', (count) => count < first);
      await scrollTo(visit, 0);
      await isAtTop(visit);
      assert.equal(await waiting(), shown);
    },
  },
  {
    name: 'no JavaScript → all can be read, in words of any length; links and forms say where to go',
    scripts: false,
    run: async (visit) => {
      const { driver, origin } = visit;
      for (const page of Object.values(paths)) {
        await driver.resize(...WIDE);
        await driver.goto(origin + page);
        assert.deepEqual(await unseen(visit), [], page);
        await driver.evaluate((long) => {
          for (const element of document.querySelectorAll('main *'))
            if (element.childElementCount === 0 && element.textContent?.trim())
              element.textContent = long;
        }, LONG_WORD);
        for (const width of [320, 390, NARROW]) {
          await driver.resize(width, 700);
          const [inner, outer] = await driver.evaluate(() => [
            document.documentElement.scrollWidth,
            window.innerWidth,
          ]);
          assert.ok(inner! <= outer!, `${page} is ${inner} px wide in a window of ${outer}`);
        }
      }
      await driver.resize(...WIDE);
      await driver.goto(origin + paths.contact);
      assert.match(await text(visit, `${form(contactForm.name)} noscript`), /JavaScript/);
      await driver.click(`header nav a[href="${paths.about}"]`);
      await arrivesAt(visit, paths.about);
      const isAlive = await driver.evaluate(
        () => document.querySelector('[data-reveal=waiting], [data-reveal=shown]') !== null,
      );
      assert.equal(isAlive, false, 'scripts still ran');
    },
  },
];

/** The promises to visitors, in another engine. Chromium has a longer list: e2e/*.spec.ts. */
export function visitIn(
  { name, find, open, canReturn }: Engine,
  close: () => unknown,
  list = scenarios,
  start: () => Promise<Running> = startNode,
) {
  describeWith(name, find, () => {
    let site: Running;
    beforeAll(async () => {
      site = await start();
    });
    afterAll(async () => {
      await close();
      await site?.stop();
    });

    for (const { name, scripts = true, section, run } of list) {
      const isLeftOut = section && !isShown(...section);
      test.skipIf(isLeftOut)(name, () =>
        open({ scripts }, (driver) => run({ driver, origin: site.origin, canReturn })),
      );
    }
  });
}
