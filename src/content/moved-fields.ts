/**
 * Fields of version 4 that are elsewhere today, for whoever updates from it. Version 6 leaves this
 * file out, together with scripts/company-update.ts.
 */

/** Fields that keep their names, below `from`, as labels of a group. */
const sameNames = (names: string[], group: string, from = '') =>
  Object.fromEntries(names.map((name) => [from + name, `${group}.${name}`]));

const delivery = (form: string, from: string) => ({
  ...sameNames(['sending', 'notSent', 'retry'], 'delivery', from),
  ...sameNames(['privacy', 'sent'], form, from),
  [`${from}address`]: '',
});

/**
 * By file and field, the label that a field has become, or nothing if it has no successor.
 * `npm run company -- --update` moves them.
 */
export const MOVED: Record<string, Record<string, string>> = {
  frame: {
    ...sameNames(['code', 'name', 'direction'], 'language', 'language.'),
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
    ...sameNames(['pause', 'play'], 'video', 'video.'),
    ...sameNames(['text', 'retry'], 'notLoaded', 'notLoaded.'),
  },
  trip: {
    'allowed.label': 'trip.allowed',
    ...sameNames(
      ['time', 'setPoint', 'supply', 'return', 'doors', 'closed', 'opened', 'explore', 'hint'],
      'trip',
      'labels.',
    ),
    'labels.to': 'trip.band',
    'labels.open': 'trip.opening',
    'labels.peak': '',
    ...sameNames(
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
    ...sameNames(
      ['location', 'pay', 'homeTime', 'schedule', 'licence'],
      'roles',
      'rolePage.labels.',
    ),
    'rolePage.labels.duty': 'roles.duties',
    'rolePage.labels.requirement': 'roles.requirements',
    ...sameNames(
      ['text', 'name', 'reach', 'message', 'submit', 'close'],
      'application',
      'application.',
    ),
    ...delivery('application', 'application.'),
    'application.address': 'emails.careers',
  },
  contact: {
    'contactForm.name': 'contact.form',
    ...sameNames(
      ['firstName', 'lastName', 'email', 'message', 'submit', 'brief'],
      'contact',
      'contactForm.',
    ),
    ...sameNames(['required', 'withoutScripts'], 'forms', 'contactForm.'),
    ...delivery('contact', 'contactDelivery.'),
    ...sameNames(['email', 'consent', 'submit'], 'newsletter', 'newsletter.'),
    'newsletter.withoutScripts': 'forms.withoutScripts',
    ...delivery('newsletter', 'newsletterDelivery.'),
    'newsletterDelivery.unticked': 'newsletter.unticked',
    ...sameNames(['wrongEmail', 'wrongReach', 'missing', 'tooLong'], 'forms', 'formMessages.'),
    ...sameNames(['legalName', 'domains', 'phones'], 'verify', 'verify.labels.'),
  },
  news: { 'home.action': '', feed: 'news.feed', back: 'news.all' },
  mails: {
    ...sameNames(['notice', 'confirmation', 'welcome'], 'mails'),
    ...sameNames(
      ['back', 'confirm', 'confirmed', 'unsubscribe', 'unsubscribed', 'unknown'],
      'newsletterPages',
      'pages.',
    ),
    'pages.notSent.heading': 'refusals.heading',
    'pages.notSent.text': 'refusals.text',
    ...sameNames(['unreadable', 'crossSite', 'different', 'tooLarge'], 'refusals', 'refusals.'),
    ...sameNames(['mediaType', 'fields', 'tooMany', 'unavailable'], 'refusals', 'refusals.'),
  },
  'not-found': {
    ...sameNames(['title', 'description'], 'notFound'),
    ...sameNames(['heading', 'text'], 'notFound', 'notFound.'),
    'notFound.actions.0.label': 'notFound.home',
    'notFound.actions.1.label': 'notFound.contact',
    'notFound.actions': '',
  },
};

/** Fields that have another name today, by file. */
export const RENAMED = [{ file: 'home', group: 'hero', from: 'line', to: 'coverage' }];

/** The content check's message about a field that moved, or about a whole file. */
export function movedFieldMessage(file: string, field = '') {
  const renamed = RENAMED.find(
    ({ file: former, group, from }) => former === file && `${group}.${from}` === field,
  );
  if (renamed) return `It is called ${renamed.to} now. Run: npm run company -- --update.`;
  const moves = Object.entries(MOVED[file] ?? {});
  const moved = moves.filter(([from]) => !field || `${from}.`.startsWith(`${field}.`));
  if (moved.length === 0) return undefined;
  const labels = moved.map(([, label]) => label).filter(Boolean);
  const groups = new Set(labels.map((label) => label.split('.')[0]));
  const place = labels.length === 1 ? labels[0]!.replaceAll('.', ' › ') : [...groups].join(', ');
  const override = place && `, or labels.yaml (${place})`;
  return `The site says this by itself now${override}. Run: npm run company -- --update.`;
}
