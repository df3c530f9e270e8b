import { company, languages } from '../content/company.ts';
import { read } from '../content/read.ts';

export const GET = async () => {
  const { name, shortName } = company;
  const { summary } = await read('frame', languages[0]!);
  const icon = (size: number, purpose = 'any', file = `/icon-${size}.png`) => ({
    src: file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return Response.json({
    name,
    short_name: shortName,
    description: summary,
    start_url: '/',
    display: 'browser',
    theme_color: '#0a1b33',
    background_color: '#f5f8fb',
    icons: [icon(192), icon(512), icon(512, 'maskable', '/icon-maskable-512.png')],
  });
};
