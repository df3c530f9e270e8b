import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ingrid Solheim', 'IS'],
  ['Dr. Ayşe Yıldız-Brockmann', 'AY'],
  ['Prof. Dr.-Ing. Jörg von der Heide', 'JH'],
  ['Şule Öz, MBA', 'ŞÖ'],
  ['Dipl.-Ing. (FH) Karl Ott', 'KO'],
  ['Mag.a Eva Huber', 'EH'],
  ['Dr.in Ida Berg', 'IB'],
  ['Jean Pierre Martin', 'JM'],
  ['Madonna', 'M'],
  ['Dr. No', 'N'],
  ['王小明', '王'],
])('%s → %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
