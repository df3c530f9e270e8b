import { expect, type Page } from '@playwright/test';
import { forms, readForm } from '../../src/forms/rules.ts';
import { labels } from './content.ts';

const FILLED = {
  firstName: 'Maren',
  lastName: 'Aas',
  email: 'maren.aas+cold@fjord-fisk.example',
  message: 'Twelve pallets, +2 °C.\nTuesday.',
};
const NAMES = Object.keys(FILLED) as (keyof typeof FILLED)[];
/** A complete contact form, by the names of its fields. An optional field is empty. */
export const VALUES = { ...readForm(forms.contact, new FormData()), ...FILLED };

export function contact(page: Page) {
  const form = page.locator('form:has([name=firstName])');
  const field = (name: string) => form.locator(`[name=${name}]`);
  return {
    form,
    field,
    status: form.locator('[aria-live=polite]'),
    wrongEmail: form.getByText(labels().forms.wrongEmail),
    submit: () => form.locator('[type=submit]').click(),
    fill: async (changes: Partial<typeof FILLED> = {}) => {
      for (const name of NAMES) await field(name).fill(changes[name] ?? FILLED[name]);
    },
    expectValues: async (held: Partial<typeof FILLED>) => {
      for (const name of NAMES) await expect(field(name)).toHaveValue(held[name] ?? '');
    },
  };
}
