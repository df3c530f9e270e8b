import { company, languages } from '../content/company.ts';
import { palette } from '../content/palette.ts';
import { readFrame } from '../content/read.ts';

export const GET = async () => {
  const { words, paths } = await readFrame(languages[0]!);
  const icon = (size: number, more = {}, file = `/icon-${size}.png`) => ({
    src: file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...more,
  });
  return Response.json({
    name: company.name,
    short_name: company.shortName,
    description: words.summary,
    start_url: paths.home,
    display: 'browser',
    theme_color: palette['polar-900'],
    background_color: palette['snow-50'],
    icons: [icon(192), icon(512), icon(512, { purpose: 'maskable' }, '/icon-maskable-512.png')],
  });
};
