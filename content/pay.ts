import type { Role } from './shapes.ts';

type Pay = NonNullable<Role['pay']>;

/** A pay range as a language writes it: `€2,400 – €2,900 / month`. */
export function payWords({ from, to, currency, per }: Pay, language: string) {
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const periods = new Intl.DisplayNames(language, { type: 'dateTimeField' });
  // Intl would write a range from a number to itself as "about" that number.
  const amount = from === to ? money.format(from) : money.formatRange(from, to);
  return `${amount} / ${periods.of(per === 'week' ? 'weekOfYear' : per)}`;
}

/** What applicants ask first about a role. */
export const CONDITIONS = ['pay', 'homeTime', 'schedule', 'licence'] as const;
