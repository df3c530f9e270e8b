import { Hono } from 'hono';
import type { Database } from './database.ts';
import { page, pageHeaders } from './page.ts';
import { type InboxContext, type InboxEnv, storable } from './request.ts';
import { confirm, findSubscriber, unsubscribe } from './subscribers.ts';

type Parts = { database: Database; siteOrigin: string; onMail: () => void };

/** The two pages that the newsletter's links open: each finds its subscriber by its own token. */
const STEPS = {
  confirm: { column: 'confirm_token', act: confirm, result: 'confirmed' },
  unsubscribe: { column: 'token', act: unsubscribe, result: 'unsubscribed' },
} as const;
type Step = keyof typeof STEPS;

const tokenOf = (c: InboxContext) => storable(c.req.query('token') ?? '');

/**
 * The link alone changes nothing, since link scanners follow it; the button does, and so does the
 * one click of RFC 8058, which is a post to the same address.
 */
export function createNewsletter({ database, siteOrigin, onMail }: Parts) {
  const newsletter = new Hono<InboxEnv>();

  async function show(c: InboxContext, step: Step) {
    const { texts } = c.var;
    const { column, result } = STEPS[step];
    const subscriber = await database.read((query) => findSubscriber(query, column, tokenOf(c)));
    const isActive = subscriber && subscriber.state !== 'unsubscribed';
    const name = subscriber?.state === result ? result : isActive ? step : 'unknown';
    const { heading, text, ...more } = texts.pages[name];
    const status = name === 'unknown' ? 404 : 200;
    return c.html(page(texts, { heading, paragraphs: [text], ...more }), status, pageHeaders);
  }

  async function press(c: InboxContext, step: Step) {
    const { texts } = c.var;
    const wording = texts.pages[step].button;
    const source = siteOrigin + c.req.path;
    const occasion = { at: Date.now(), wording, source, siteOrigin, texts };
    await database.transact((query) => STEPS[step].act(query, tokenOf(c), occasion));
    onMail();
    return show(c, step);
  }

  for (const step of Object.keys(STEPS) as Step[]) {
    newsletter.get(`/${step}`, (c) => show(c, step));
    newsletter.post(`/${step}`, (c) => press(c, step));
  }
  return newsletter;
}
