import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { COMPANY } from '../../../content/company-folder.ts';
import { loadWithNode, readContent } from '../../../content/read-content.ts';
import { photographChange } from './photographs.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const isThere = (path: unknown) => !String(path).includes('packages/pictures/');
  return { ...fs, existsSync: (path: string) => isThere(path) && fs.existsSync(path) };
});

test('packages/pictures is missing → one line says that photographs need it', async () => {
  const content = await readContent(loadWithNode);
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const shown = 'aisle-800.webp';
  const change = photographChange({
    folder: COMPANY,
    content,
    shown,
    bytes,
    focus: {},
    made: () => {},
  });
  await expect(change).rejects.toThrow(/^Photographs need packages\/pictures, which is missing/);
});
