import type { Palette } from '#shapes';

/** Capitals in strokes on a 26 px grid: the strokes in the warm colour, then those on top. */
const LETTERS: Record<string, [warm: string, dark: string]> = {
  A: ['M8 17H18', 'M4 23L13 4L22 23'],
  B: ['M6 4H13A4.5 4.5 0 0 1 13 13H6M13 13H14A4.5 4.5 0 0 1 14 22H6', 'M6 4V22'],
  C: ['M13 13H22', 'M20 6.5A9.5 9.5 0 1 0 20 19.5'],
  D: ['M6 4H12A9 9 0 0 1 12 22H6', 'M6 4V22'],
  E: ['M6 13H17', 'M20 4H6V22H20'],
  F: ['M6 13H17', 'M20 4H6V23'],
  G: ['M13 14H22', 'M20 6.5A9.5 9.5 0 1 0 22 14'],
  H: ['M5 13H21', 'M5 4V22M21 4V22'],
  I: ['M6 22H20', 'M13 4V16'],
  J: ['M10 4H21', 'M18 4V15.5A6.5 6.5 0 0 1 5 15.5'],
  K: ['M7 14L20 4', 'M6 4V22M12 11L21 22'],
  L: ['M12 22H21', 'M6 4V22H7'],
  M: ['M13 16L22 4V22', 'M4 22V4L13 16'],
  N: ['M21 22V4', 'M5 22V4L21 22'],
  O: ['M13 22.5A9.5 9.5 0 0 0 13 3.5', 'M13 3.5A9.5 9.5 0 0 0 13 22.5'],
  P: ['M6 4H13.5A5.5 5.5 0 0 1 13.5 15H6', 'M6 4V23'],
  Q: ['M15 15L22 23', 'M13 3.5A9.5 9.5 0 1 0 13 22.5A9.5 9.5 0 1 0 13 3.5'],
  R: ['M12 14L20 23', 'M6 23V4H13A5 5 0 0 1 13 14H6'],
  S: [
    'M13 13C17 13.6 20 14.4 20 17.6C20 23.6 8 24 6 18.6',
    'M20 7.4C18 2 6 2.4 6 8.4C6 11.6 9 12.4 13 13',
  ],
  T: ['M4 4H22', 'M13 10V23'],
  U: ['M13 22A8 8 0 0 0 21 14V4', 'M5 4V14A8 8 0 0 0 13 22'],
  V: ['M13 22L22 4', 'M4 4L13 22'],
  W: ['M13 9L18 22L24 4', 'M2 4L8 22L13 9'],
  X: ['M21 4L5 22', 'M5 4L21 22'],
  Y: ['M13 13L22 4', 'M4 4L13 13V23'],
  Z: ['M6 22H21', 'M5 4H20L6 22'],
};
/** For anything else: a crystal. */
const CRYSTAL: [string, string] = ['M22 7.8L4 18.2', 'M13 2.5V23.5M4 7.8L22 18.2'];

/** The initial of a name, in the colours that adapt to the background. */
export function drawLetter(name: string, palette: Palette) {
  const [warm, dark] = LETTERS[name.normalize('NFD').charAt(0).toUpperCase()] ?? CRYSTAL;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
  <path d="${warm}" stroke="${palette['dawn-600']}"/>
  <path d="${dark}" stroke="${palette['polar-900']}"/>
</svg>
`;
}
