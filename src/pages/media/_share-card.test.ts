import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Region } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { SAMPLE } from '../../content/company.ts';
import { palette } from '../../content/palette.ts';
import { drawShareCard } from './_share-card.ts';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, { recursive: true }));
const photo = `${SAMPLE}/pictures/dawn.webp`;

/** Whether each pixel of a region is white. */
async function inkIn(card: Buffer, region: Region) {
  const pixels = await sharp(card).extract(region).greyscale().raw().toBuffer();
  return [...pixels].map((value) => value > 128);
}

test.each([
  'Datenschutzerklärung',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'Cold & fresh <from> quay to door, '.repeat(9),
])('%s → a share picture that shows all of it', async (heading) => {
  const card = await drawShareCard(heading, `${heading.slice(0, 60)} GmbH`, photo);
  const { width, height } = await sharp(card).metadata();
  expect([width, height]).toEqual([1200, 630]);
  // Between the company's name and the heading, and in the heading's last line.
  expect(await inkIn(card, { left: 72, top: 126, width: 600, height: 20 })).not.toContain(true);
  expect(await inkIn(card, { left: 72, top: 494, width: 600, height: 32 })).toContain(true);
});

test('a letter from the file of rarer letters → drawn in the company’s typeface', async () => {
  const card = await drawShareCard('aä', 'B', photo);
  // Below its dots, ä is an a.
  const plain = await inkIn(card, { left: 72, top: 476, width: 48, height: 50 });
  const dotted = await inkIn(card, { left: 128, top: 476, width: 48, height: 50 });
  const isOther = (ink: boolean, index: number) => ink !== dotted[index];
  expect(plain.filter(Boolean).length).toBeGreaterThan(500);
  expect(plain.filter(isOther).length).toBeLessThan(250);
});

test('another heading → different pixels in its box, but nowhere else', async () => {
  const pixels = async (heading: string) =>
    sharp(await drawShareCard(heading, 'B', photo))
      .raw()
      .toBuffer();
  const [first, second] = [await pixels('A'), await pixels('B')];
  const columns = [...first.keys()]
    .filter((byte) => first[byte] !== second[byte])
    .map((byte) => (byte / 3) % 1200);
  expect(columns.reduce((a, b) => Math.min(a, b))).toBeGreaterThan(60);
  expect(columns.reduce((a, b) => Math.max(a, b), 0)).toBeLessThan(200);
});

/** The colour of the photograph on the right, where no shade lies over it. */
const colourOf = async (photo?: string) =>
  sharp(await drawShareCard('A', 'B', photo))
    .extract({ left: 1190, top: 540, width: 1, height: 1 })
    .resize(1)
    .raw()
    .toBuffer();

const plain = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background } });

test('photographs that are rotated, transparent or missing → drawn as a viewer shows them', async () => {
  const file = (name: string) => join(folder, name);
  await plain('red', 1260, 2400)
    .composite([{ input: await plain('lime', 1260, 1200).png().toBuffer(), top: 1200, left: 0 }])
    .withMetadata({ orientation: 6 }) // what is on the right is above in the file
    .toFile(file('Kühlhalle groß.jpg'));
  await plain('red', 1200, 630).toFile(file('red.jpg'));
  expect(await colourOf(file('Kühlhalle groß.jpg'))).toEqual(await colourOf(file('red.jpg')));
  await plain('#0000', 1200, 630).toFile(file('open.png'));
  await plain(palette['polar-900']!, 1200, 630).toFile(file('ground.png'));
  expect(await colourOf(file('open.png'))).toEqual(await colourOf(file('ground.png')));
  expect(await colourOf()).toEqual(await colourOf(file('ground.png')));
});
