import { expect, test, vi } from 'vitest';
import { company } from '../../examples/kelvin/facts.ts';

/** What the card for distress repair says, in a language, with these numbers. */
async function distress(language: 'en' | 'es', phones: typeof company.phones) {
  vi.resetModules();
  vi.doMock('../../examples/kelvin/facts.ts', () => ({ company: { ...company, phones } }));
  const { services } = await import(`../../examples/kelvin/${language}/strategy.ts`);
  return services.cards.find(({ icon }: { icon: string }) => icon === 'sos').text;
}

test.each([
  ['en', 'Call dispatch', 'Write to dispatch'],
  ['es', 'Llame a despacho', 'Escriba a despacho'],
] as const)(
  '%s → "%s" where there is a number, "%s" where there is none',
  async (language, call, write) => {
    expect(await distress(language, { dispatch: '+44 7700 900142' })).toContain(call);
    expect(await distress(language, undefined)).toContain(write);
  },
);
