import type { Verify } from '#shapes';
import { company } from '../facts.ts';

/** Invented, like the company: no such number is assigned. */
export const verify: Verify = {
  heading: '¿Somos nosotros?',
  text: 'Quien llame en nuestro nombre da el número de la orden. Ante la duda, cuelga y llama al número de esta página.',
  labels: {
    legalName: 'Razón social',
    domains: 'Nuestros únicos dominios',
    phones: 'Nuestros únicos números',
  },
  legalName: 'Borealis Cold Lines SpA',
  registrations: [{ scheme: 'RUT', value: '00.000.000-0', href: 'https://registro.example/' }],
  domains: ['borealiscold.example'],
  phones: [company.phones!.dispatch],
};
