/** A mistake that only a browser or a process shows: a text of a file, what it becomes, and the test that should notice. */
export type Mutant = {
  file: string;
  text: string;
  replacement: string;
  noticedBy: readonly [file: string, title?: string];
};

export const mutant = (
  file: string,
  text: string,
  replacement: string,
  ...noticedBy: Mutant['noticedBy']
): Mutant => ({ file, text, replacement, noticedBy });

const SPEC = 'company/specification.spec.ts';
const HEADERS = ['hosting/headers.test.ts', 'word for word'] as const;

/** One line each; those of the company's words are in company/mutants.ts. Texts are short, and stand in their file exactly once: a run stops where one does not. */
export const mutants: readonly Mutant[] = [
  // What visitors do, and what the page does then.
  mutant(
    'src/forms/ConsoleForm.tsx',
    'event.currentTarget.reset();',
    'event.currentTarget.reset(); setTimeout(() => navigator.sendBeacon("/collect"), 300);',
    SPEC,
    'the contact form',
  ),
  mutant('src/forms/ConsoleForm.tsx', 'event.currentTarget.reset();', '', SPEC, 'the contact form'),
  mutant(
    'src/forms/delivery/deliver-to-console.ts',
    'console.log(',
    'setTimeout(() => console.log("again"), 900); console.log(',
    SPEC,
    'the newsletter form',
  ),
  mutant('src/forms/rules.ts', '{2,}', '{1,}', 'e2e/contact-form.spec.ts', 'a@b.c'),
  mutant('src/layout/NavLinks.tsx', 'href === current', 'href !== current', SPEC, '/about → open'),
  mutant(
    'src/layout/Header.module.css',
    '&[aria-current]::after',
    '&[aria-nothing]::after',
    SPEC,
    '/about → open',
  ),
  mutant('src/ui/Reveal.module.css', 'translate: 0 24px', 'translate: 0 0', SPEC, 'fade up'),
  mutant('src/ui/Reveal.module.css', 'opacity: 0;', 'opacity: 0.99;', SPEC, 'fade up'),
  mutant(
    'src/enhance/reveal-on-scroll.ts',
    'const OFFSET = 200',
    'const OFFSET = 20',
    SPEC,
    'fade up',
  ),
  mutant(
    'src/pages/career/OpenRoles.module.css',
    'content: counter(role);',
    "content: '';",
    SPEC,
    'career',
  ),
  mutant('src/enhance/dialogs.ts', '(width <= 1024px)', '(width <= 1023px)', SPEC, 'the drawer'),
  mutant(
    'src/layout/Drawer.tsx',
    'closedby="any"',
    'closedby="closerequest"',
    'e2e/menu.spec.ts',
    'backdrop',
  ),
  mutant('src/load-chunk.ts', '120_000', '12_000', 'e2e/chunks.spec.ts', 'stalls'),
  mutant(
    'src/enhance/films.ts',
    '!reducedMotion.matches && ',
    '',
    'e2e/video.spec.ts',
    'reduced motion',
  ),
  mutant(
    'src/enhance/films.ts',
    '&& !navigator.connection?.saveData',
    '',
    'e2e/video.spec.ts',
    'Save-Data',
  ),
  // How it looks.
  mutant(
    'src/styles/reset.css',
    'max-inline-size: 100%;',
    'max-inline-size: 100%;\n}\np {\n  max-block-size: 1.6em;\n  overflow: hidden;',
    'e2e/layout.spec.ts',
    'cut off',
  ),
  mutant(
    'src/styles/base.css',
    'transition-duration: 0.01ms !important;',
    '',
    'e2e/fade-up.spec.ts',
    'takes its time',
  ),
  mutant(
    'src/layout/Drawer.module.css',
    'var(--color-shade) 60%',
    'var(--color-shade) 0%',
    'e2e/menu.spec.ts',
    'darkened',
  ),
  mutant(
    'src/layout/Drawer.module.css',
    'margin: 0 0 0 auto;',
    'margin: 0 auto 0 0;',
    SPEC,
    'the drawer',
  ),
  // What machines read.
  mutant(
    'site/head.ts',
    "property('og:type', 'website')",
    "property('og:type', 'article')",
    SPEC,
    'machines',
  ),
  mutant('site/head.ts', "'@type': 'Organization'", "'@type': 'Thing'", SPEC, 'machines'),
  mutant('site/head.ts', 'slogan: company.tagline', 'slogan: company.name', SPEC, 'machines'),
  mutant('site/head.ts', '/icon-512.png', '/icon.png', SPEC, 'machines'),
  mutant(
    'site/head.ts',
    "rel: 'canonical', href: address",
    "rel: 'canonical', href: '/'",
    SPEC,
    'machines',
  ),
  mutant('hosting/headers.ts', "'camera',", '', ...HEADERS),
  mutant(
    'hosting/headers.ts',
    "'Cross-Origin-Opener-Policy': 'same-origin'",
    "'Cross-Origin-Opener-Policy': 'unsafe-none'",
    ...HEADERS,
  ),
  mutant('hosting/headers.ts', 'max-age=86400', 'max-age=8640000', ...HEADERS),
  mutant('hosting/headers.ts', '"frame-ancestors \'none\'",', '', ...HEADERS),
  mutant('hosting/headers.ts', '63_072_000', '63_072', ...HEADERS),
  // The server.
  mutant('server/log-requests.ts', "'$1')", "'$&')", 'server/site-server.test.ts', 'no secret'),
  mutant(
    'server/stop-cleanly.ts',
    'if (passed > PATIENCE) server.closeAllConnections();',
    '',
    'server/site-server.test.ts',
    'never ends',
  ),
  mutant(
    'server/main.ts',
    'response.setHeaders(headers);',
    '',
    'server/start.test.ts',
    'headers of the site',
  ),
  mutant(
    'server/main.ts',
    "helper?.postMessage('stop');",
    '',
    'server/start.test.ts',
    'every thread',
  ),
  mutant(
    'server/conditions.ts',
    "replace(/^W\\//, '')",
    "replace(/^X\\//, '')",
    'server/site-server.test.ts',
    'If-None-Match',
  ),
  // The inbox.
  mutant(
    'inbox/rate-limit.ts',
    "createHmac('sha256', key).update(visitor).digest('base64')",
    'visitor',
    'inbox/rate-limit.test.ts',
    'remembered',
  ),
  mutant(
    'inbox/rate-limit.ts',
    '        key = newKey();',
    '',
    'inbox/rate-limit.test.ts',
    'remembered',
  ),
  mutant(
    'inbox/rate-limit.ts',
    'tokens >= 1',
    'tokens >= 0',
    'inbox/rate-limit.test.ts',
    'ten at once',
  ),
  mutant(
    'inbox/subscribers.ts',
    'randomBytes(24)',
    'randomBytes(3)',
    'inbox/newsletter.test.ts',
    'opening it changes nothing',
  ),
  mutant(
    'inbox/subscribers.ts',
    "queueMail({ id, kind: 'letter'",
    "queueMail({ kind: 'letter'",
    'inbox/newsletter.test.ts',
    'to nobody else, once',
  ),
  mutant(
    'inbox/outbox.ts',
    'firstRetry * 2 ** (tries - 1)',
    'firstRetry',
    'inbox/outbox.test.ts',
    'again and again',
  ),
  mutant(
    'inbox/outbox.ts',
    'while (!stopping) if (!(await sendNext().catch(() => false))) await sleep();',
    'for (; !stopping; await sendNext().catch(() => false)) await alarm.promise;',
    'inbox/outbox.test.ts',
    'a stop with mail',
  ),
  mutant(
    'inbox/retention.ts',
    'believed - keepDays * DAY',
    'believed - 9999 * DAY',
    'inbox/sqlite.test.ts',
    'KEEP_DAYS',
  ),
  mutant('inbox/api.ts', "'no-store'", "'public'", 'inbox/api.test.ts', 'as JSON'),
  mutant(
    'inbox/request.ts',
    "site !== 'same-origin'",
    "site === 'cross-site'",
    'inbox/api.test.ts',
    'from another site',
  ),
  mutant(
    'inbox/submit.ts',
    "if (arrival === 'stored') yield",
    'yield',
    'inbox/outbox.test.ts',
    'told once',
  ),
  mutant('inbox/messages.ts', 'lower($1)', '$1', 'inbox/commands.test.ts', 'whatever its case'),
  mutant('inbox/csv.ts', '@\\t', '\\t', 'inbox/csv.test.ts'),
  mutant(
    'inbox/mails.ts',
    "'List-Unsubscribe=One-Click'",
    "'No'",
    'inbox/newsletter.test.ts',
    'RFC 8058',
  ),
];
