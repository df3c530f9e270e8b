import { Hono } from 'hono';
import type { Database } from './database.ts';
import { fromOurPages } from './guards.ts';
import { page, pageHeaders } from './page.ts';
import { type InboxContext, type InboxEnv, storable } from './request.ts';
import { confirm, findByConfirmToken, findByToken, unsubscribe } from './subscribers.ts';

type Parts = { database: Database; siteOrigin: string; onMail: () => void };

/** The two pages that the newsletter's links open: each finds its subscriber by a token of its own. */
const STEPS = {
  confirm: { find: findByConfirmToken, act: confirm, result: 'confirmed' },
  unsubscribe: { find: findByToken, act: unsubscribe, result: 'unsubscribed' },
} as const;
type Step = keyof typeof STEPS;

const tokenOf = (c: InboxContext) => storable(c.req.query('token') ?? '');

/**
 * The link alone changes nothing, since programs follow links; the button does, and so does the one click of RFC 8058,
 * which is a post to the same address.
 */
export function createNewsletter({ database, siteOrigin, onMail }: Parts) {
  const newsletter = new Hono<InboxEnv>();

  async function show(c: InboxContext, step: Step) {
    const { words } = c.var;
    const { find, result } = STEPS[step];
    const subscriber = await database.read(find(tokenOf(c)));
    if (subscriber?.state === result) {
      const { heading, text } = words.pages[result];
      return c.html(page(words, { heading, texts: [text] }), 200, pageHeaders);
    }
    if (subscriber && subscriber.state !== 'unsubscribed') {
      const { heading, text, button } = words.pages[step];
      return c.html(page(words, { heading, texts: [text], button }), 200, pageHeaders);
    }
    const { heading, text } = words.pages.unknown;
    return c.html(page(words, { heading, texts: [text] }), 404, pageHeaders);
  }

  async function press(c: InboxContext, step: Step) {
    const { words } = c.var;
    const wording = words.pages[step].button;
    const source = siteOrigin + c.req.path;
    const occasion = { at: Date.now(), wording, source, siteOrigin, words };
    await database.transact(STEPS[step].act(tokenOf(c), occasion));
    onMail();
    return show(c, step);
  }

  for (const step of Object.keys(STEPS) as Step[]) {
    newsletter.get(`/${step}`, (c) => show(c, step));
    newsletter.post(`/${step}`, fromOurPages(siteOrigin), (c) => press(c, step));
  }
  return newsletter;
}
