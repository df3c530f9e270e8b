import type { Imprint } from '#shapes';
import { company } from './facts.ts';

export const title = `Imprint: ${company.name}`;
export const description = `Who stands behind the pages of ${company.name}.`;

export const intro: Imprint['intro'] = {
  heading: 'Imprint',
  text: 'Who stands behind these pages. All of it is invented, as the company is.',
};

export const heading = 'The company';

export const imprint: Imprint['imprint'] = {
  name: { term: 'Name', description: 'Borealis Cold Lines SpA' },
  form: { term: 'Legal form', description: 'Company limited by shares (SpA)' },
  representatives: { term: 'Represented by', description: 'Camila Araya, chief executive' },
  address: { term: 'Address', description: 'Calle Inventada 000, Quilicura, Santiago, Chile' },
  mail: { term: 'Email', description: company.emails.general },
  secondChannel: { term: 'Phone', description: company.phones!.dispatch },
  register: { term: 'Commercial register', description: 'Santiago, folio 00000 of no year' },
  vat: { term: 'Tax number (RUT)', description: '00.000.000-0' },
};
