import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { intro as about, industry } from '#words/about.ts';
import { application, roles } from '#words/career.ts';
import { contactDelivery, contactForm } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { frame, navigation } from '#words/frame.ts';
import { hero } from '#words/home.ts';
import { films } from '#words/media.ts';
import { paths } from '#words/paths.ts';
import { sampleTrip } from '#words/sample-trip.ts';
import { lastReading, readings, valuesOf } from '../../src/pages/home/trip/trip-readings.ts';
import { describeWith } from '../tools/describe-with.ts';
import { contactValues, heads } from '../tools/expectations.ts';
import { buildSite, copyProject, writtenLanguages } from '../tools/project.ts';
import { type Running, startNode } from '../tools/web-servers.ts';
import { type Awaited, findScreenReader, type Listener, startListening } from './screen-reader.ts';

/** What Orca adds by itself: roles, states, where something ends. */
const ORCAS_OWN =
  /^(link|banner|main content|navigation|information|form|figure|image|slider|entry|required|push button|toggle button|not pressed|check box|not checked|collapsed|column header|row header|description (term|value)|heading level \d|(table|List|Description list) with .*|leaving .*\.|opens dialog)$/;

/** Runs in the page: all visible text and accessible names as one text, and its landmarks. */
function seenWords() {
  let words = '';
  const landmarks: string[] = [];
  const see = (node: Node) => {
    if (node instanceof Text) words += node.data;
    if (!(node instanceof Element)) return;
    const isUnheard = node.matches('[aria-hidden=true], noscript, script');
    if (isUnheard || !node.checkVisibility({ visibilityProperty: true })) return;
    const label = node.ariaLabel ?? '';
    if (node.matches('nav, form')) landmarks.push(label);
    else if (!node.matches('ul')) words += label;
    words += node.getAttribute('alt') ?? '';
    words += node.getAttribute('aria-valuetext') ?? '';
    if (getComputedStyle(node, '::before').content.startsWith('counter'))
      words += [...node.parentElement!.children].indexOf(node) + 1;
    if (!label || !node.matches('a, button')) node.childNodes.forEach(see);
  };
  see(document.body);
  return { words, landmarks };
}

/** Styles may capitalise a first letter. */
const bare = (words: string) => words.replaceAll(/\s+/g, '').toLowerCase();

const begins = (words: string) => new RegExp(`^${words.replaceAll(/[^\w ]/g, '\\$&')}`);
const entry = (label: string) => `${label} entry required.`;
const button = (label: string) => `${label} push button.`;
/** What the slider says of a reading. */
function spoken(index: number) {
  const [, ...moving] = valuesOf(readings[index]!);
  const values = moving.map(([name, value]) => `${sampleTrip.labels[name]} ${value}`);
  return [readings[index]!.time, ...values].join('. ').replaceAll(/\s/g, ' ');
}

describeWith('Orca', findScreenReader, () => {
  let orca: Listener;
  let site: Running;
  beforeAll(async () => {
    site = await startNode();
    orca = await startListening();
  });
  afterAll(async () => {
    await orca?.close();
    await site?.stop();
  });

  /** The page, read from its first word to its last. */
  async function arrive(path: string, { origin } = site) {
    const last = frame.footer.privacy;
    // One page has it as its heading, too.
    const awaited = path === paths.privacy ? [last, last] : [last];
    const heard = await orca.hear(() => orca.goto(origin + path), ...awaited);
    return heard.slice(heard.findIndex((words) => words.startsWith('Page has')) + 1);
  }
  /** At its top again: only then is the reading over. */
  async function visit(path: string, where?: Running) {
    await arrive(path, where);
    await orca.press('ctrl+Home', begins(frame.skip));
  }
  /** The code that answers what is done next has come. */
  const isAlive = (what: string) => orca.page.waitForSelector(`[data-hydrated=${what}]`);

  test.each(Object.entries({ ...paths, 'an unknown address': '/nowhere' }))(
    '%s, read to its end → all that is seen, once, in its order',
    async (_, path) => {
      const heard = await arrive(path);
      const { words, landmarks } = await orca.page.evaluate(seenWords);
      const isContent = (it: string, index: number) =>
        !ORCAS_OWN.test(it) &&
        !(landmarks.includes(it) && /^(navigation|form)$/.test(heard[index - 1]!));
      expect(bare(heard.filter(isContent).join(''))).toBe(bare(words));
    },
  );

  test('the skip link → the first of the page, and on to its heading', async () => {
    await arrive(paths.home);
    expect(await orca.press('Tab', /link/)).toEqual([`${frame.skip} link.`]);
    await orca.press('Return', /main content/);
    const [word] = hero.heading.split(' ');
    expect(await orca.press('Down', /heading level 1/)).toContainEqual(
      expect.stringContaining(word!),
    );
  });

  test('the contact form → nothing wrong until it was said; said as the field is left', async () => {
    const { wrongEmail } = formMessages;
    await visit(paths.contact);
    expect(await orca.press('e', /entry/)).toEqual([entry(contactForm.firstName)]);
    await orca.press('Return', /alert/); // the browser's own words for an empty field
    await isAlive('page');
    await orca.press('Tab', entry(contactForm.lastName));
    await orca.press('Tab', entry(contactForm.email));
    await orca.write('maren@fjord');
    const heard = await orca.press('Tab', wrongEmail, 'Browse mode');
    expect(heard.filter((words) => words === wrongEmail)).toHaveLength(1);
    await orca.press('shift+Tab', `${wrongEmail}.`, 'Focus mode');
    await orca.press('End');
    await orca.write('.no');
    expect(await orca.press('Tab', 'Browse mode')).not.toContain(wrongEmail);
    expect(await orca.press('shift+Tab', 'Focus mode')).not.toContain(`${wrongEmail}.`);
  });

  test('the menu of a phone → its name, its links; after Escape its button, and read on', async () => {
    const { name, open, close } = frame.menu;
    onTestFinished(() => orca.page.setViewport({ width: 1200, height: 800 }));
    await orca.page.setViewport({ width: 390, height: 800 });
    await visit(paths.home);
    expect(await orca.press('b', /button/)).toContain(button(open));
    expect(await orca.press('Return', begins(name))).toHaveLength(1);
    await orca.press('Tab', `${name} dialog`, button(close));
    for (const { label } of navigation)
      expect(await orca.press('Tab', /link/)).toEqual([`${label} link.`]);
    await orca.press('Escape', button(open));
    expect((await orca.press('Down', /heading level 1/)).at(-1)).not.toContain('clickable');
  });

  test('a link shown in place → its heading and title, once; read on from there', async () => {
    await visit(paths.home);
    await orca.reach('Tab', navigation.find(({ href }) => href === paths.about)!.label);
    await isAlive('frame');
    const heard = await orca.press('Return', begins(about.heading), heads.about.title);
    expect(heard.filter((words) => words === heads.about.title)).toHaveLength(1);
    const headings = heard.filter((words) => words !== heads.about.title);
    expect(headings.filter((words) => words.startsWith(about.heading))).toHaveLength(1);
    const [next = ''] = await orca.press('Down', /./);
    expect(`${about.heading} ${about.text}`).toContain(next.replace(/ clickable\.$/, ''));
  });

  test('the slider of the trip → a time, both airs and the doors, once a key', async () => {
    const [door] = sampleTrip.doors;
    await visit(paths.home);
    await orca.reach('b', door!.at);
    await orca.press('shift+Tab', 'Focus mode');
    await isAlive('page');
    for (const index of [lastReading - 1, lastReading - 2])
      expect(await orca.press('Left', spoken(index))).toEqual([spoken(index)]);
    expect(await orca.press('Home', spoken(0))).toEqual([spoken(0)]);
    await orca.press('Tab', begins(door!.at), 'Browse mode');
    // A door says where it leads: its reading is heard without a way to it.
    expect(await orca.press('Return', begins(door!.at.slice(0, 3)))).toHaveLength(1);
  });

  test('the finder → the band and the question, each once; read again from line to line', async () => {
    const [sector] = industry.sectors;
    const band = sector!.goods.findIndex((goods) => goods.length > 0);
    const { temperature, name } = industry.bands[band]!;
    const { ask } = industry.finder!;
    const answer = `${temperature}, ${name}`;
    const said = ['pressed', answer, ask];
    await visit(paths.about);
    await orca.reach('b', sector!.goods[band]![0]!);
    await isAlive('page');
    expect((await orca.press('space', ...said)).toSorted()).toEqual(said.toSorted());
    await orca.reach('Tab', ask);
    await orca.press('Up', /button/);
    expect(await orca.press('Down', /./)).toContain(`${answer}.`);
  });

  test.skipIf(films.hero.withoutVideo)('the button of the film → what it does next', async () => {
    const { play, pause } = frame.video;
    await visit(paths.home);
    await orca.reach('b', play);
    for (const [state, name] of [['playing', pause] as const, ['offered', play] as const]) {
      await orca.press('space');
      await orca.page.waitForSelector(`[data-film=${state}]`);
      await orca.press('Tab', /link/);
      await orca.press('shift+Tab', button(name));
    }
  });

  describe('with every language and delivery', () => {
    const folder = copyProject();
    let delivering: Running;
    let answer = Promise.withResolvers<number>();
    beforeAll(async () => {
      process.env.LANGUAGES = writtenLanguages.join(',');
      buildSite(folder, { FORM_ENDPOINT: '/api/forms' });
      delivering = await startNode(folder);
      await orca.page.setRequestInterception(true);
      orca.page.on('request', async (request) => {
        if (request.method() !== 'POST') return request.continue();
        await request.respond({ status: await answer.promise });
      });
    });
    afterAll(async () => {
      await delivering?.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    async function reply(status: number, ...awaited: Awaited[]) {
      const heard = await orca.hear(async () => answer.resolve(status), ...awaited);
      answer = Promise.withResolvers();
      return heard;
    }

    test('a message → sending, not sent, try again, sent; each once', async () => {
      const { sending, sent, notSent, retry } = contactDelivery;
      await visit(paths.contact, delivering);
      await orca.press('e', entry(contactForm.firstName));
      await isAlive('page');
      for (const [name, value] of Object.entries(contactValues))
        await orca.page.$eval(`form [name=${name}]`, (it, text) => Object.assign(it, text), {
          value,
        });
      await orca.reach('b', contactForm.submit);
      await orca.press('Return', sending);
      expect(await reply(400, begins(notSent))).toHaveLength(1);
      await orca.press('Tab', /link/);
      await orca.press('Tab', button(retry));
      await orca.press('Return', sending);
      expect(await reply(200, sent)).toEqual([sent]);
      expect(await orca.press('Down', /./)).toEqual([sent]);
    });

    test('an application → its dialog by name, its fields; Escape back to its button', async () => {
      const [role] = roles!.open;
      const apply = button(`${roles!.apply}: ${role!.title}`);
      await visit(paths.career, delivering);
      await orca.press('b', apply);
      expect(await orca.press('Return', begins(role!.title))).toHaveLength(1);
      await orca.press('Tab', `${role!.title} dialog`, button(application!.close));
      await orca.press('Tab', entry(application!.name), 'Focus mode');
      await orca.press('Tab', entry(application!.reach));
      await orca.press('Escape', apply);
    });

    test.skipIf(writtenLanguages.length < 2)(
      'the language switch → in the voice of the other language, its link too',
      async () => {
        const [own, other] = writtenLanguages;
        await visit(paths.home, delivering);
        const nameOf = (language: string | undefined) =>
          orca.page.$eval(`header a[hreflang^=${language}]`, ({ textContent }) => textContent!);
        await orca.reach('Tab', await nameOf(other));
        expect(orca.said().at(-1)!.lang).toBe(other);
        const before = orca.said().length;
        await orca.press('Return', /^Page has/, /heading level 1/);
        const heard = orca.said().slice(before);
        const read = heard.slice(heard.findIndex(({ words }) => words.startsWith('Page has')) + 1);
        // Only the way back, in the header and in the footer.
        const back = new Set(read.filter(({ lang }) => lang === own).map(({ words }) => words));
        expect(back).toEqual(new Set([await nameOf(own), 'link']));
        expect(read.at(-1)!.lang).toBe(other);
      },
    );
  });
});
