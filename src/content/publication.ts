import { settings } from '../settings.ts';

type Dates = {
  published?: boolean | undefined;
  /** News have one, and appear on it. */
  date?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  /** A role's: the last day on which one may apply. */
  details?: { validThrough?: string | undefined } | undefined;
};

/** The day of the build. Content with a later date appears with a later build. */
export const TODAY = settings.buildTime.toISOString().slice(0, 10);

/** Whether visitors may see the content on a day. Dates without a time compare as text. */
export function isPublished(content: object, day = TODAY) {
  const { published = true } = content as Dates;
  return published && !dayOfAppearance(content, day) && !hasExpired(content, day);
}

/** The day on which published content appears, if that is still to come. */
export function dayOfAppearance(content: object, day = TODAY) {
  const { published = true, date, from = date } = content as Dates;
  return published && from && from > day ? from : undefined;
}

/** Whether the content's last day has passed. */
export function hasExpired(content: object, day = TODAY) {
  const { published = true, until, details } = content as Dates;
  const last = [until, details?.validThrough].filter((date) => date !== undefined);
  return published && last.some((date) => date < day);
}
