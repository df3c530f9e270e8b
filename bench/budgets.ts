import { visit } from '#company/budgets.ts';

/** What a first visit of a phone may cost. Asserted by e2e/bytes.spec.ts, printed by the bench. */
export const BUDGETS = {
  /** Bytes on the wire, with the headers of the answers; films come later and are not counted. */
  readingScripts: 4_000,
  /** Ten packets, which a server sends before it waits for the first answer. */
  document: 14_600,
  homeRequests: 9,
  ...visit,
};

/** The same before React came on intent (14 November 2026), to compare with. */
export const BEFORE = {
  readingScripts: 65_939,
  home: 132_900,
  otherPages: 147_100,
  homeRequests: 12,
  allScripts: 65_939,
};
