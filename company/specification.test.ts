import { expect, test } from 'vitest';
import { leadership } from './en/about.ts';
import { blocks, roles } from './en/career.ts';
import { addresses } from './en/contact.ts';
import { navigation } from './en/frame.ts';
import { paths } from './en/paths.ts';
import { services } from './en/strategy.ts';
import { company } from './facts.ts';

/** What the specification counts. The code follows the content: another company counts otherwise. */
test('the sample company → as many of each as its specification says', () => {
  expect(Object.values(paths)).toEqual(['/', '/about', '/strategy', '/career', '/contact']);
  expect(navigation.map(({ label }) => label)).toEqual([
    'Home',
    'About',
    'Strategy',
    'Career',
    'Contact',
  ]);
  expect(company.social).toHaveLength(3);
  expect(leadership!.people.map(({ position }) => position)).toEqual([
    'Co-Founder',
    'Co-Founder',
    'Sales & Supply Head',
    'Operation Head',
  ]);
  expect(services.cards.map(({ heading }) => heading)).toEqual([
    'Express Delivery',
    'Corporate Fuel Credits',
    'Vehicle Management',
    'Cargo Insurance',
    'Distress Repair (SOS)',
    'Strategic Partnerships',
  ]);
  expect(roles!.open.map(({ title }) => title)).toEqual([
    'Logistics Coordinator',
    'Supply Chain Manager',
    'Warehouse Supervisor',
    'Freight Forwarder',
    'Customer Service Expert',
    'Inventory Control Specialist',
  ]);
  expect(roles!.open.filter(({ details }) => details)).toEqual([]);
  expect([...blocks, 'working']).toHaveLength(4);
  expect(addresses.list).toHaveLength(2);
});
