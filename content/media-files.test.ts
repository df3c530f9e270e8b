import { expect, test } from 'vitest';
import { cutName, mediaFile, mediaParts, portraitFile, socialFile } from './media-files.ts';

const film = mediaFile(cutName('hero', 'wide'), 1280, 'av1.mp4');

test.each([
  [mediaFile('dawn', 800, 'avif'), 'dawn-800.avif', 'dawn dawn 800 avif'],
  [mediaFile('dock-2', 800, 'webp'), 'dock-2-800.webp', 'dock-2 dock-2 800 webp'],
  [film, 'hero-wide-1280.av1.mp4', 'hero-wide hero 1280 av1.mp4'],
  [portraitFile('ada', 'svg'), 'portrait-ada.svg', 'portrait-ada portrait-ada 0 svg'],
  [portraitFile('bo-2.jpg', 'webp'), 'portrait-bo-2.webp', 'portrait-bo-2 portrait-bo-2 0 webp'],
  [socialFile('home', 'en', ['en']), 'social-home.jpg', 'social-home social-home 0 jpg'],
  [socialFile('home', 'es', ['en']), 'social-home.jpg', 'social-home social-home 0 jpg'],
  [
    socialFile('home', 'pt', ['en', 'pt']),
    'social-pt-home.jpg',
    'social-pt-home social-pt-home 0 jpg',
  ],
])('%s → %s, and read back', (file, written, parts) => {
  expect(file).toBe(written);
  const { name, film, width, format } = mediaParts(file);
  expect(`${name} ${film} ${width} ${format}`).toBe(parts);
});
