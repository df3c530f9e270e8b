import { CONDITIONS, type Role } from '../../content/schema.ts';

/** A pay range as a language writes it: `€2,400 – €2,900 / month`. */
function formatPay({ from, to, currency, per }: NonNullable<Role['pay']>, language: string) {
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

export const conditionsOf = (role: Role, language: string) =>
  CONDITIONS.flatMap((name) => {
    const text = name === 'pay' ? role.pay && formatPay(role.pay, language) : role[name];
    return text ? [{ name, text }] : [];
  });
