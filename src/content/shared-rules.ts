/** Rules that the build and the forms of /admin share, with the sentences that report them. */

export const MESSAGES = {
  home: 'The home page of this language is elsewhere. Write {root}.',
  language: 'This language has its own part of the site. Begin the address with {root}/.',
  reserved: 'Something else is at {path}. Give the page another address.',
  taken: 'Another page is at {path}. Give each its own address.',
  noPage: 'There is no page {page}.',
  name: 'Another page has the name {page}. Give this file another name.',
  role: 'Another role has the same title. Give each its own.',
  icon: 'Another service has this icon. Choose one that is free.',
  cells: 'Row {row}: Write as many cells as in the first row.',
  year: 'The year cannot be right. Write the date as 2026-03-12.',
};

/** Addresses that the site itself uses: the CMS, the forms, files of the build, the 404 page. */
export const isReserved = (path: string) =>
  /^\/(admin|api|media|static)(\/|$)|\/(404|index)$/.test(path);

/** Decodes an address as the server does. Returns undefined if it cannot be decoded. */
export function decoded(address: string) {
  try {
    return decodeURI(address);
  } catch {
    return undefined;
  }
}

/** The root of a language's pages. No address of a page has capitals, but a folder may. */
export const rootOf = (language: string, languages: string[]) =>
  language === languages[0] ? '/' : `/${language.toLowerCase()}`;

export const isOutsideLanguage = (path: string, root: string) =>
  root !== '/' && !`${path}/`.startsWith(`${root}/`);

/** A page's name is the name of its file. Any other link starts with /, # or a scheme. */
export const isPageName = (href: string) => /^[a-z0-9][a-z0-9/-]*$/.test(href);

/** A year such as 1926 is most likely 2026 mistyped. */
export const isLikelyYear = (date: string) => date >= '1990' && date < '2200';

/** The indexes of values that their list has once before. */
export const repeatsIn = (values: unknown[]) =>
  values.flatMap((value, index) =>
    value !== undefined && values.indexOf(value) < index ? index : [],
  );

/** The services that have the icon of an earlier one, while an icon is free. */
export function repeatedIcons(services: { icon?: string | undefined }[], icons: string[]) {
  const used = services.map(({ icon }) => icon);
  return icons.every((icon) => used.includes(icon)) ? [] : repeatsIn(used);
}

/** The number of the first row that has more or fewer cells than the row of headings. */
export function unevenRow(rows: unknown[][]) {
  const index = rows.findIndex((cells) => cells.length !== rows[0]!.length);
  return index > 0 ? index + 1 : undefined;
}
