import { expect, type Page } from '@playwright/test';
import { words } from './content.ts';

/** A complete contact form, by the names of its fields. */
export const VALUES = {
  firstName: 'Maren',
  lastName: 'Aas',
  email: 'maren.aas+cold@fjord-fisk.example',
  message: 'Twelve pallets, +2 °C.\nTuesday.',
};

/** The contact form of a company, as its visitors use it. */
export function contact(page: Page, folder?: string) {
  const { contactForm, formMessages } = words('contact', 'en', folder);
  const form = page.getByRole('form', { name: contactForm.name });
  const field = (name: string) => form.locator(`[name=${name}]`);
  return {
    form,
    field,
    wrongEmail: form.getByText(formMessages.wrongEmail),
    submit: () => form.getByRole('button', { name: contactForm.submit }).click(),
    fill: async (changes: Partial<typeof VALUES> = {}) => {
      for (const [name, value] of Object.entries({ ...VALUES, ...changes }))
        await field(name).fill(value);
    },
    expectHeld: async (held: Partial<typeof VALUES>) => {
      for (const name of Object.keys(VALUES) as (keyof typeof VALUES)[])
        await expect(field(name)).toHaveValue(held[name] ?? '');
    },
  };
}
