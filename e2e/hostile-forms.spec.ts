import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { contactForm, newsletter } from '#words/contact.ts';
import { isEmail } from '../content/patterns.ts';
import { forms } from '../src/forms/rules.ts';
import { expect, open, test } from './test.ts';
import { contactValues } from './tools/expectations.ts';

const fields = Object.entries<string>(forms.contact);

/** The HTML standard's pattern for `type=email`, which the browser checks in addition to ours. */
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const HTML_EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);

/** The standard's sanitizing: one line loses its line breaks, an address its outer spaces too. */
const oneLine = (text: string) => text.replace(/[\r\n]/g, '');
const trimmed = (text: string) => oneLine(text).replace(/^[\t\f ]+|[\t\f ]+$/g, '');
const severalLines = (text: string) => text.replace(/\r\n?/g, '\n');
const sanitize = (kind: string) => ({ email: trimmed, text: severalLines })[kind] ?? oneLine;

/** Submits each entry as a visitor would; returns what the console got and what the page became. */
const submitAll = (page: Page, form: string, entries: Record<string, string>[]) =>
  page.evaluate(
    ([name, list]) => {
      const element = document.querySelector<HTMLFormElement>(`form[aria-label="${name}"]`)!;
      const elements = () => document.querySelectorAll('body *:not([role=alert] *)').length;
      const before = elements();
      const logged: unknown[] = [];
      Object.assign(console, { log: (entry: unknown) => logged.push(entry) });
      const results = list.map((entry) => {
        logged.length = 0;
        element.reset();
        for (const [field, text] of Object.entries(entry)) {
          const control = element.elements.namedItem(field) as HTMLInputElement;
          control.value = text;
        }
        element.requestSubmit();
        return logged[0] as Record<string, unknown> | undefined;
      });
      return { results, grown: elements() - before, search: window.location.search };
    },
    [form, entries] as const,
  );

const markup = fc.constantFrom(
  '<script>document.title = "stolen"</script>',
  '<img src=x onerror="document.title = \'stolen\'">',
  '"><svg onload=document.title="stolen">',
  '{{constructor.constructor("document.title=1")()}}',
  "'; DROP TABLE messages; --",
  '%0d%0aSet-Cookie: a=b',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...'\0\u0007\u001b\u007f\r\n\t\u2028\u202Eא🧊', '👩‍🚀'),
    maxLength: 20,
  }),
  markup,
);
const right = fc.stringMatching(/^[A-Za-z0-9._%+-]{1,10}@[a-z0-9]{1,8}\.[A-Za-z]{2,5}$/);
const address = fc.oneof(
  { weight: 3, arbitrary: right },
  fc.emailAddress(),
  fc
    .tuple(fc.emailAddress(), fc.constantFrom(' ', '\n', '@', 'ä', '..', '.-', '\0'))
    .map(([email, slip]) => email + slip),
  fc
    .tuple(fc.emailAddress(), fc.nat(12), text)
    .map(([email, at, slip]) => email.slice(0, at) + slip + email.slice(at)),
  text,
);

test('arbitrary text in the contact form → refused or logged as it is', async ({ page }) => {
  await open(page, 'contact');
  const anyValues = fields.map(([name, kind]) => [name, kind === 'email' ? address : text]);
  const entries = fc.sample(fc.record<Record<string, string>>(Object.fromEntries(anyValues)), {
    numRuns: 600,
    seed: 4,
  });
  const title = await page.title();
  const { results, grown, search } = await submitAll(page, contactForm.name, entries);
  entries.forEach((entry, index) => {
    const values = fields.map(([name, kind]) => [name, sanitize(kind)(entry[name]!)]);
    const seen: Record<string, string> = Object.fromEntries(values);
    const isComplete = fields.every(([name, kind]) => kind === 'optionalLine' || seen[name]);
    const isRight = isComplete && isEmail(seen.email!) && HTML_EMAIL.test(seen.email!);
    expect(results[index] ?? null, JSON.stringify(entry)).toEqual(isRight ? seen : null);
  });
  expect(results.filter(Boolean).length).toBeGreaterThan(20);
  expect({ grown, search, title: await page.title() }).toEqual({ grown: 0, search: '', title });
});

test('arbitrary addresses in the newsletter form → as the browser has it', async ({ page }) => {
  test.skip(!newsletter, 'The company has no newsletter.');
  await open(page, 'contact');
  const entries = fc.sample(fc.record({ email: address }), { numRuns: 400, seed: 5 });
  const { results, grown } = await submitAll(page, newsletter!.heading, entries);
  entries.forEach(({ email }, index) => {
    const seen = trimmed(email);
    expect(results[index] ?? null, JSON.stringify(email)).toEqual(
      HTML_EMAIL.test(seen) ? { email: seen, subscribe: false } : null,
    );
  });
  expect(grown).toBe(0);
});

test('a megabyte in the message → logged whole, and the page goes on', async ({ page }) => {
  await open(page, 'contact');
  const line = 'Kühl bleiben: \u202Eטמפרטורה\u202C 🧊 <b>−18 °C</b>\n';
  const entry = {
    ...contactValues,
    firstName: 'x'.repeat(100_000),
    email: `${'a'.repeat(100_000)}@example.com`,
    message: line.repeat(1_000_000 / line.length),
  };
  const { results } = await submitAll(page, contactForm.name, [entry]);
  expect(results[0]).toEqual(entry);
  await expect(
    page.getByRole('form', { name: contactForm.name }).getByLabel(contactForm.message),
  ).toHaveValue('');
});
