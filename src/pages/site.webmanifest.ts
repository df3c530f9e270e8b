import { company } from '../content/company.ts';
import { palette } from '../content/palette.ts';

export const GET = () =>
  Response.json({
    name: company.name,
    short_name: company.shortName,
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
