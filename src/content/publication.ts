import { settings } from '../settings.ts';

type Dates = {
  published?: boolean | undefined;
  from?: string | undefined;
  until?: string | undefined;
  /** A role's: the last day on which one may apply. */
  details?: { validThrough?: string | undefined } | undefined;
};

/** The day of the build. What is due later appears with a later build. */
export const TODAY = settings.buildTime.toISOString().slice(0, 10);

/** Whether visitors may see the content on a day. Dates without a time compare as text. */
export function isPublished(content: object, day = TODAY) {
  const { published = true, from } = content as Dates;
  return published && (!from || from <= day) && !hasExpired(content, day);
}

/** Whether the content's last day has passed. */
export function hasExpired(content: object, day = TODAY) {
  const { published = true, until, details } = content as Dates;
  const last = [until, details?.validThrough].filter((date) => date !== undefined);
  return published && last.some((date) => date < day);
}
