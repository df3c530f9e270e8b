import { company } from '../content/company.ts';
import { palette } from '../content/palette.ts';

export const GET = () => {
  const icon = (name: string, size: number, purpose?: string) => {
    return { src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  return Response.json({
    name: company.name,
    short_name: company.shortName,
    start_url: '/',
    display: 'browser',
    theme_color: palette['polar-900'],
    background_color: palette['snow-50'],
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  });
};
