import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SAMPLE } from '../content/company.ts';
import { drawShareCard } from './share-card.ts';

const photo = `${SAMPLE}/pictures/dawn.webp`;

test.each([
  'Datenschutzerklärung',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'Cold & fresh <from> quay to door, '.repeat(9),
])('%s → a share picture in which all of it stands', async (heading) => {
  const card = await drawShareCard(heading, `${heading.slice(0, 60)} GmbH`, photo);
  const { width, height } = await sharp(card).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
