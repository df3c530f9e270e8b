import { expect, test } from 'vitest';
import { conditionsOf } from './conditions.ts';

const role = { number: 1, title: 'Driver', text: 'Drives.', schedule: 'Nights' };
const pay = { from: 2400, to: 2900, currency: 'EUR', per: 'month' } as const;
const payOf = (more: object, language = 'en-GB') =>
  conditionsOf({ ...role, pay: { ...pay, ...more } }, language)[0]?.text;

test('a pay range → money and period as the language writes them', () => {
  expect(payOf({})).toBe('€2,400 – €2,900 / month');
  expect(payOf({}, 'es')).toMatch(/^2400-2900\s€ \/ mes$/);
});

test('a single amount with cents, by the week → no range', () => {
  expect(payOf({ from: 17.5, to: 17.5, per: 'week' })).toBe('€17.50 / week');
});

test('a role without pay → only the other conditions', () => {
  expect(conditionsOf(role, 'en')).toEqual([{ name: 'schedule', text: 'Nights' }]);
});
