import type { Company } from '#shapes';
/** The company. The film's trailer shows `shortName`: after changing it, run `npm run media`. */
export const company: Company = {
  name: 'Kelvin Freight',
  shortName: 'Kelvin',
  tagline: 'Keeping your cargo cool and fresh',
  summary: 'Refrigerated freight and logistics. Local, regional and nationwide.',
  note: 'A fictional sample company.',
  emails: {
    general: 'hello@kelvinfreight.example',
    dispatch: 'dispatch@kelvinfreight.example',
    security: 'security@kelvinfreight.example',
  },
  /**
   * The number to call, in international form. Without it no page mentions calling. This one is
   * from Ofcom's range for drama: a mobile, since it takes calls and texts, and nobody has it.
   */
  phones: { dispatch: '+44 7700 900142' },
  social: [
    { network: 'linkedin', label: 'Kelvin Freight on LinkedIn', href: 'https://www.linkedin.com/' },
    {
      network: 'instagram',
      label: 'Kelvin Freight on Instagram',
      href: 'https://www.instagram.com/',
    },
    { network: 'youtube', label: 'Kelvin Freight on YouTube', href: 'https://www.youtube.com/' },
  ],
};
