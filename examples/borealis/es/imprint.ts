import type { Imprint } from '#shapes';
import { company } from '../facts.ts';

export const title = `Aviso legal: ${company.name}`;
export const description = `Quién está detrás de las páginas de ${company.name}.`;

export const intro: Imprint['intro'] = {
  heading: 'Aviso legal',
  text: 'Quién está detrás de estas páginas. Todo es inventado, como la empresa.',
};

export const heading = 'La empresa';

export const imprint: Imprint['imprint'] = {
  name: { term: 'Razón social', description: 'Borealis Cold Lines SpA' },
  form: { term: 'Forma jurídica', description: 'Sociedad por acciones (SpA)' },
  representatives: { term: 'Representante', description: 'Camila Araya, gerenta general' },
  address: { term: 'Domicilio', description: 'Calle Inventada 000, Quilicura, Santiago, Chile' },
  mail: { term: 'Correo', description: company.emails.general },
  secondChannel: { term: 'Teléfono', description: company.phones!.dispatch },
  register: { term: 'Registro de comercio', description: 'Santiago, fojas 00000 de ningún año' },
  vat: { term: 'RUT', description: '00.000.000-0' },
};
