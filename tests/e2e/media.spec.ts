import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { COMPANY } from '../../src/content/company.ts';
import { PAGES, paths } from './content.ts';
import { expect, test } from './test.ts';

test('each picture → as wide as it says, smaller in AVIF, the original unchanged', async ({
  page,
  request,
}) => {
  const look = async (address: string) => {
    const file = await (await request.get(new URL(address, 'http://localhost').pathname)).body();
    return { file, ...(await sharp(file).metadata()) };
  };
  for (const name of PAGES) {
    await page.goto(paths[name]);
    const sets = await page
      .locator('main picture > :is(source:not([media]), img)')
      .evaluateAll((all) => all.map((it) => it.getAttribute('srcset')!.split(', ')));
    // A picture has two sets of candidates: AVIF, then WebP.
    for (let set = 0; set < sets.length; set += 2) {
      const [avif, webp] = [sets[set]!, sets[set + 1]!];
      expect(avif.length).toBe(webp.length);
      for (const [index, candidate] of webp.entries()) {
        const [address, width] = candidate.split(' ') as [string, string];
        const fallback = await look(address);
        const best = await look(avif[index]!.split(' ')[0]!);
        expect([`${best.width}w`, `${fallback.width}w`]).toEqual([width, width]);
        expect([best.format, best.file.length < fallback.file.length]).toEqual(['heif', true]);
        const original = `${COMPANY}/pictures/${address.split('/').at(-1)!.split('.')[0]}.webp`;
        if (existsSync(original) && (await sharp(original).metadata()).width === fallback.width)
          expect(fallback.file.equals(readFileSync(original))).toBe(true);
      }
    }
  }
});
