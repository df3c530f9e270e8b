import type { Verify } from '#shapes';
import { company } from './facts.ts';

/** Invented, like the company: no such number is assigned. */
export const verify: Verify = {
  heading: 'Is it really us?',
  text: 'Whoever calls for us gives the number of your order. If in doubt, hang up and call the number on this page.',
  labels: { legalName: 'Legal name', domains: 'Our only domains', phones: 'Our only numbers' },
  legalName: 'Borealis Cold Lines SpA',
  registrations: [
    { scheme: 'RUT (tax number)', value: '00.000.000-0', href: 'https://registro.example/' },
  ],
  domains: ['borealiscold.example'],
  phones: [company.phones!.dispatch],
};
