import type { Company } from '#shapes';

/** A second company, made up to show that this folder is all that one needs. */
export const company: Company = {
  name: 'Borealis Cold Lines',
  shortName: 'Borealis',
  tagline: 'El frío llega intacto',
  summary:
    'Transporte refrigerado en Chile: reparto urbano, rutas regionales y cobertura nacional.',
  note: 'Empresa ficticia, de muestra.',
  emails: {
    general: 'hola@borealiscold.example',
    dispatch: 'despacho@borealiscold.example',
    security: 'seguridad@borealiscold.example',
  },
  /** A landline in Santiago, where no number begins with a zero: it belongs to nobody. */
  phones: { dispatch: '+56 2 0000 0142' },
  social: [
    {
      network: 'linkedin',
      label: 'Borealis Cold Lines en LinkedIn',
      href: 'https://www.linkedin.com/',
    },
    {
      network: 'instagram',
      label: 'Borealis Cold Lines en Instagram',
      href: 'https://www.instagram.com/',
    },
  ],
};
