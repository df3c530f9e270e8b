import type { About } from '#shapes';
import { company } from '../facts.ts';
import { paths } from './paths.ts';

export const title = `About: ${company.name}`;
export const description = `How ${company.name} works, what it promises, which goods it carries at which temperature, and who leads it.`;

export const intro: About['intro'] = {
  heading: 'About Us',
  text: `${company.name} moves goods that must stay cold. We run the trailers, plan the routes and watch the temperature, so the load arrives as it left.`,
};

export const method: About['method'] = {
  heading: 'How we work',
  text: 'Five steps, the same on every trip. The order matters more than the speed.',
  steps: [
    {
      heading: 'Agree on the set point',
      text: 'You name the product and the band. We write the set point on the order, in degrees.',
    },
    {
      heading: 'Cool before loading',
      text: 'The trailer reaches the set point empty. Warm walls would heat the first pallet.',
    },
    {
      heading: 'Load in drop order',
      text: 'The last delivery goes in first. Doors open for less time at each stop.',
    },
    {
      heading: 'Watch the whole trip',
      text: 'Supply air, return air and doors are recorded from dock to dock.',
    },
    {
      heading: 'Hand over the record',
      text: 'You receive the trace with the delivery note. All of it, door openings included.',
    },
  ],
};

export const promises: About['promises'] = {
  heading: 'What we promise',
  text: 'Four things we can control. We do not promise the weather.',
  steps: [
    { heading: 'A person answers', text: 'Dispatch is staffed while your load is on the road.' },
    {
      heading: 'You hear it from us first',
      text: 'If a trip runs late or warm, we tell you before you ask.',
    },
    {
      heading: 'No mixed bands',
      text: 'Loads share a trailer only when they share a temperature, or a bulkhead keeps them apart.',
    },
    {
      heading: 'A clean trailer',
      text: 'Washed and dried between loads. Checked before the doors close.',
    },
  ],
};

const atp = {
  label: 'ATP Handbook, annexes 2 and 3 (UNECE)',
  href: 'https://www.un-ilibrary.org/content/books/9789210001311',
};
const usda = {
  label: 'USDA Agriculture Handbook 66',
  href: 'https://www.ars.usda.gov/oc/np/commercialstorage/commercialstorageintro/',
};
const maryland = {
  label: 'University of Maryland Extension: chilling injury in peaches',
  href: 'https://extension.umd.edu/resource/what-chilling-injury-peaches-what-causes-it-and-how-can-you-manage-it',
};
const ema = {
  label: 'EMA: storage conditions on the labels of medicines',
  href: 'https://www.ema.europa.eu/en/declaration-storage-conditions-medicinal-products-particulars-active-substances-annex',
};
const usp = {
  label: 'USP <1079.2>: drug products in storage and transport',
  href: 'https://www.uspnf.com/sites/default/files/usp_pdf/EN/USPNF/usp-nf-notices/PF492_M13855.pdf',
};

export const industry: About['industry'] = {
  heading: 'Industry Focus',
  text: 'Five temperature bands, six sectors. Find your product and its band.',
  caption: 'Temperature bands by sector',
  corner: 'Sector',
  bands: [
    { temperature: '−25 °C', name: 'Deep frozen' },
    { temperature: '−18 °C', name: 'Frozen' },
    { temperature: '0 to +4 °C', name: 'Fresh' },
    { temperature: '+2 to +8 °C', name: 'Medicines' },
    { temperature: '+15 to +25 °C', name: 'Ambient' },
  ],
  /**
   * Goods by sector, one list for each band above, empty if the sector has none; and the source of
   * their temperatures.
   */
  sectors: [
    {
      name: 'Dairy',
      goods: [['Ice cream'], ['Butter'], ['Milk', 'yoghurt', 'fresh cheese'], [], []],
      sources: [atp],
    },
    {
      name: 'Meat',
      goods: [[], ['Frozen meat'], ['Fresh cuts', 'poultry', 'mince (below +2 °C)'], [], []],
      sources: [atp],
    },
    {
      name: 'Seafood',
      goods: [[], ['Fillets', 'shellfish'], ['Fresh fish on melting ice'], [], []],
      sources: [atp],
    },
    {
      name: 'Produce',
      goods: [[], ['Frozen peas', 'frozen berries'], ['Leaf greens', 'peaches', 'berries'], [], []],
      sources: [atp, usda, maryland],
    },
    {
      name: 'Pharma',
      goods: [[], [], [], ['Vaccines', 'insulin'], ['Tablets']],
      sources: [ema, usp],
    },
    { name: 'Flowers', goods: [[], [], ['Cut flowers'], [], []], sources: [usda] },
  ],
  elsewhere: {
    text: 'Bananas and other tropical fruit are damaged by cold, and travel between these bands.',
    action: { label: 'Ask us', href: paths.contact },
  },
  sources: 'Sources:',
  decides: 'The label and the shipper’s written instruction decide.',
  finder: { heading: 'Your product', ask: 'Ask about this', message: 'I have a question about' },
};

export const leadership: About['leadership'] = {
  heading: 'Leadership Team',
  text: 'Four people you can write to directly.',
  action: { label: 'Join our team', href: '#' },
  /** The portraits are drawings (public/media/portrait-*.svg): they add nothing to the name. */
  people: [
    {
      name: 'Ingrid Solheim',
      position: 'Co-Founder',
      email: 'ingrid@kelvinfreight.example',
      portrait: 'ingrid',
    },
    {
      name: 'Mateus Almeida',
      position: 'Co-Founder',
      email: 'mateus@kelvinfreight.example',
      portrait: 'mateus',
    },
    {
      name: 'Priya Raman',
      position: 'Sales & Supply Head',
      email: 'priya@kelvinfreight.example',
      portrait: 'priya',
    },
    {
      name: 'Tomasz Wilk',
      position: 'Operation Head',
      email: 'tomasz@kelvinfreight.example',
      portrait: 'tomasz',
    },
  ],
};

export const closing: About['closing'] = {
  text: 'Something to keep cold?',
  action: { label: 'Tell us about your load', href: paths.contact },
};
