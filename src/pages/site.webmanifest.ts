import { company, languages } from '../content/company.ts';
import { palette } from '../content/palette.ts';
import { readLabels } from '../content/read-labels.ts';

const { code, direction } = readLabels(languages[0]!).language;

export const GET = () =>
  Response.json({
    name: company.name,
    short_name: company.shortName,
    lang: code,
    dir: direction,
    start_url: '/',
    display: 'browser',
    theme_color: palette['polar-900'],
    background_color: palette['snow-50'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
