import { afterAll, beforeAll, expect, test } from 'vitest';
import { frame } from '#words/frame.ts';
import { hero } from '#words/home.ts';
import { paths } from '#words/paths.ts';
import { describeWith } from '../tools/describe-with.ts';
import { type Running, startNode } from '../tools/web-servers.ts';
import { findScreenReader, type Listener, startListening } from './screen-reader.ts';

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

  type Last = string | RegExp;
  const hear = async (last: Last, act: () => Promise<unknown>) =>
    (await orca.hear(last, act)).map(({ words }) => words);
  /** What is said after a key, up to these words. */
  const press = (key: string, last: Last) => hear(last, () => orca.press(key));
  /** The page, read from the first word to the last. */
  async function arrive(path: string) {
    const heard = await hear(frame.footer.privacy, () => orca.page.goto(site.origin + path));
    return heard.slice(heard.findIndex((words) => words.startsWith('Page has')) + 1);
  }
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
    expect(await press('Tab', /link/)).toEqual([`${frame.skip} link.`]);
    await press('Return', /main content/);
    const [word] = hero.heading.split(' ');
    expect(await press('Down', /heading level 1/)).toContainEqual(expect.stringContaining(word!));
  });
});
