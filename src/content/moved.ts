/** Maps fields below `from` to the labels of the same names in a group. */
const keeping = (names: string[], group: string, from = '') =>
  Object.fromEntries(names.map((name) => [from + name, `${group}.${name}`]));

const delivery = (form: string, from: string) => ({
  ...keeping(['sending', 'notSent', 'retry'], 'delivery', from),
  ...keeping(['privacy', 'sent'], form, from),
  [`${from}address`]: '',
});

/**
 * What companies wrote in version 4 and is a label today: by file and field, the label that it
 * became, or nothing if it went. `npm run company -- --update` moves them.
 */
export const MOVED: Record<string, Record<string, string>> = {
  frame: {
    ...keeping(['code', 'name', 'direction'], 'language', 'language.'),
    'language.openGraph': '',
    'language.switch': 'navigation.languages',
    social: 'footer.social',
    skip: 'navigation.skip',
    mainNavigation: 'navigation.main',
    'menu.name': 'navigation.menu',
    'menu.open': 'navigation.openMenu',
    'menu.close': 'navigation.closeMenu',
    'footer.contactHeading': 'contactLinks.write',
    'footer.privacy': 'footer.privacy',
    'phone.text': 'contactLinks.text',
    ...keeping(['pause', 'play'], 'video', 'video.'),
    ...keeping(['text', 'retry'], 'notLoaded', 'notLoaded.'),
  },
  trip: {
    'allowed.label': 'trip.allowed',
    ...keeping(
      ['time', 'setPoint', 'supply', 'return', 'doors', 'closed', 'opened', 'explore', 'hint'],
      'trip',
      'labels.',
    ),
    'labels.to': 'trip.band',
    'labels.open': 'trip.opening',
    'labels.peak': '',
    ...keeping(
      ['heading', 'lowest', 'highest', 'mean', 'outside'],
      'trip.statistics',
      'statistics.',
    ),
    summary: 'trip.rows',
    table: 'trip.table',
    'download.label': 'trip.download',
  },
  about: {
    'industry.caption': 'goods.caption',
    'industry.corner': 'goods.sector',
    'industry.sources': 'goods.sources',
    'industry.decides': 'goods.decides',
    'industry.finder.heading': 'goods.finder',
    'industry.finder.ask': 'goods.ask',
    'industry.finder.message': 'goods.question',
  },
  career: {
    'roles.apply': 'roles.apply',
    'rolePage.back': 'roles.all',
    ...keeping(['location', 'pay', 'homeTime', 'schedule', 'licence'], 'roles', 'rolePage.labels.'),
    'rolePage.labels.duty': 'roles.duties',
    'rolePage.labels.requirement': 'roles.requirements',
    ...keeping(
      ['text', 'name', 'reach', 'message', 'submit', 'close'],
      'application',
      'application.',
    ),
    ...delivery('application', 'application.'),
    'application.address': 'emails.careers',
  },
  contact: {
    'contactForm.name': 'contact.form',
    ...keeping(
      ['firstName', 'lastName', 'email', 'message', 'submit', 'brief'],
      'contact',
      'contactForm.',
    ),
    ...keeping(['required', 'withoutScripts'], 'forms', 'contactForm.'),
    ...delivery('contact', 'contactDelivery.'),
    ...keeping(['email', 'consent', 'submit'], 'newsletter', 'newsletter.'),
    'newsletter.withoutScripts': 'forms.withoutScripts',
    ...delivery('newsletter', 'newsletterDelivery.'),
    'newsletterDelivery.unticked': 'newsletter.unticked',
    ...keeping(['wrongEmail', 'wrongReach', 'missing', 'tooLong'], 'forms', 'formMessages.'),
    ...keeping(['legalName', 'domains', 'phones'], 'verify', 'verify.labels.'),
  },
  news: { 'home.action': '', feed: 'news.feed', back: 'news.all' },
  mails: {
    ...keeping(['notice', 'confirmation', 'welcome'], 'mails'),
    ...keeping(
      ['back', 'confirm', 'confirmed', 'unsubscribe', 'unsubscribed', 'unknown'],
      'newsletterPages',
      'pages.',
    ),
    'pages.notSent.heading': 'refusals.heading',
    'pages.notSent.text': 'refusals.text',
    ...keeping(['unreadable', 'crossSite', 'different', 'tooLarge'], 'refusals', 'refusals.'),
    ...keeping(['mediaType', 'fields', 'tooMany', 'unavailable'], 'refusals', 'refusals.'),
  },
  'not-found': {
    ...keeping(['title', 'description'], 'notFound'),
    ...keeping(['heading', 'text'], 'notFound', 'notFound.'),
    'notFound.actions.0.label': 'notFound.home',
    'notFound.actions.1.label': 'notFound.contact',
    'notFound.actions': '',
  },
};

/** The hint of the check about a field that moved, or about a whole file. */
export function whereItWent(file: string, field = '') {
  const moves = Object.entries(MOVED[file] ?? {});
  const found = moves.filter(([from]) => !field || `${from}.`.startsWith(`${field}.`));
  if (found.length === 0) return undefined;
  const labels = found.map(([, label]) => label).filter(Boolean);
  const groups = new Set(labels.map((label) => label.split('.')[0]));
  const named = labels.length === 1 ? labels[0]!.replaceAll('.', ' › ') : [...groups].join(', ');
  const override = named && `, or labels.yaml (${named})`;
  return `The site says this by itself now${override}. Run: npm run company -- --update.`;
}
