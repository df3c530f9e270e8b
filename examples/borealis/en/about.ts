import type { About } from '#shapes';
import { company } from './facts.ts';
import { paths } from './paths.ts';

export const title = `About: ${company.name}`;
export const description = `How ${company.name} works, what it promises, which goods it carries at which temperature, and who leads it.`;

export const intro: About['intro'] = {
  heading: 'About us',
  text: `${company.name} moves goods that must stay cold. We run the equipment, plan the routes and watch the temperature.`,
};

export const method: About['method'] = {
  heading: 'How we work',
  text: 'Five steps, the same on every trip. The order matters more than the speed.',
  steps: [
    {
      heading: 'Agree the temperature',
      text: 'You name the product and the band. We write it on the order, in degrees.',
    },
    {
      heading: 'Cool before loading',
      text: 'The trailer reaches the agreed temperature while it is empty.',
    },
    {
      heading: 'Load in delivery order',
      text: 'The last delivery goes in first. Doors open for less time at each stop.',
    },
    {
      heading: 'Watch the whole trip',
      text: 'Supply air, return air and doors are recorded from dock to dock.',
    },
    {
      heading: 'Hand over the record',
      text: 'You receive the trace with the delivery note. All of it, every door opening included.',
    },
  ],
};

export const promises: About['promises'] = {
  heading: 'What we promise',
  text: 'Four things that we can control. We do not promise the weather.',
  steps: [
    { heading: 'A person answers', text: 'Dispatch is there while your load is on the road.' },
    {
      heading: 'You hear it from us',
      text: 'If a trip runs late or warm, we call before you ask.',
    },
    {
      heading: 'No mixed bands',
      text: 'Two loads share a trailer only if they share a temperature, or if a bulkhead separates them.',
    },
    {
      heading: 'A clean trailer',
      text: 'Washed and dry between loads. Checked before the doors close.',
    },
  ],
};

const atp = {
  label: 'ATP Handbook, annexes 2 and 3 (UNECE)',
  href: 'https://www.un-ilibrary.org/content/books/9789210001311',
};
const usda = {
  label: 'USDA, Agriculture Handbook 66',
  href: 'https://www.ars.usda.gov/oc/np/commercialstorage/commercialstorageintro/',
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
  heading: 'Sectors',
  text: 'Four temperature bands, five sectors. Find your product and its band.',
  caption: 'Temperature bands by sector',
  corner: 'Sector',
  bands: [
    { temperature: '−18 °C', name: 'Frozen' },
    { temperature: '0 to +4 °C', name: 'Fresh' },
    { temperature: '+2 to +8 °C', name: 'Medicines' },
    { temperature: '+15 to +25 °C', name: 'Controlled ambient' },
  ],
  sectors: [
    {
      name: 'Salmon',
      goods: [['Frozen fillets'], ['Fresh salmon on melting ice'], [], []],
      sources: [atp],
    },
    {
      name: 'Fruit',
      goods: [
        ['Frozen blueberries', 'frozen raspberries'],
        ['Blueberries', 'raspberries', 'peaches'],
        [],
        [],
      ],
      sources: [atp, usda],
    },
    {
      name: 'Meat',
      goods: [['Frozen meat'], ['Fresh cuts', 'poultry'], [], []],
      sources: [atp],
    },
    {
      name: 'Dairy',
      goods: [['Butter'], ['Milk', 'yoghurt', 'fresh cheese'], [], []],
      sources: [atp],
    },
    {
      name: 'Pharma',
      goods: [[], [], ['Vaccines', 'insulin'], ['Tablets']],
      sources: [ema, usp],
    },
  ],
  elsewhere: {
    text: 'Avocados are damaged by cold, and travel between these bands.',
    action: { label: 'Ask us', href: paths.contact },
  },
  sources: 'Sources:',
  decides: 'The label and the shipper’s written instruction decide.',
  finder: { heading: 'Your product', ask: 'Ask about this', message: 'I have a question about' },
};

export const leadership: About['leadership'] = {
  heading: 'Leadership',
  text: 'Three people you can write to directly.',
  action: { label: 'Join the team', href: paths.career },
  people: [
    {
      name: 'Camila Araya',
      position: 'Chief executive',
      email: 'camila@borealiscold.example',
      portrait: 'camila.webp',
    },
    {
      name: 'Diego Huenchumilla',
      position: 'Head of operations',
      email: 'diego@borealiscold.example',
      portrait: 'diego.webp',
    },
    {
      name: 'Sofía Iturriaga Ñancupil',
      position: 'Head of sales',
      email: 'sofia@borealiscold.example',
      portrait: 'sofia.webp',
    },
  ],
};

export const closing: About['closing'] = {
  text: 'Something to keep cold?',
  action: { label: 'Tell us about your load', href: paths.contact },
};
