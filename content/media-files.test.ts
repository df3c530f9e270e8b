import { expect, test } from 'vitest';
import { cutName, mediaFile, mediaParts, portraitFile, socialFile } from './media-files.ts';

test.each([
  [mediaFile('dawn', 800, 'avif'), 'dawn-800.avif', 'dawn', 'dawn', 800, 'avif'],
  [mediaFile('dock-2', 800, 'webp'), 'dock-2-800.webp', 'dock-2', 'dock-2', 800, 'webp'],
  [
    mediaFile(cutName('hero', 'wide'), 1280, 'av1.mp4'),
    'hero-wide-1280.av1.mp4',
    'hero-wide',
    'hero',
    1280,
    'av1.mp4',
  ],
  [portraitFile('ada'), 'portrait-ada.svg', 'portrait-ada', 'portrait-ada', 0, 'svg'],
  [portraitFile('bo-2.webp'), 'portrait-bo-2.webp', 'portrait-bo-2', 'portrait-bo-2', 0, 'webp'],
  [
    socialFile('home', 'en', ['en', 'pt']),
    'social-home.jpg',
    'social-home',
    'social-home',
    0,
    'jpg',
  ],
  [socialFile('home', 'es', ['en']), 'social-home.jpg', 'social-home', 'social-home', 0, 'jpg'],
  [
    socialFile('home', 'pt', ['en', 'pt']),
    'social-pt-home.jpg',
    'social-pt-home',
    'social-pt-home',
    0,
    'jpg',
  ],
])('%s → %s, and read back', (file, written, name, film, width, format) => {
  expect(file).toBe(written);
  expect(mediaParts(file)).toEqual({ name, film, width, format });
});
