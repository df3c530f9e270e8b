import { belowMd } from 'virtual:breakpoints';
import type { Film } from '#shapes';
import { cutName, mediaFile, PICTURE_FORMATS } from '../../content/media-files.ts';
import { mediaUrl, srcSet } from './media-url.ts';

/** Where the tall cut of a film is shown. */
export const TALL = belowMd;

/** Where the window has more pixels than the cut's smaller width. */
export const LARGE = {
  tall: `${TALL} and (resolution >= 2.5x)`,
  wide: '(width >= 1440px), (resolution >= 1.5x)',
};

/**
 * A poster covers its box, so it is as wide as the tallest box requires: 576 px at 4:5, 928 px at
 * 16:9. With a smaller value it would count as upscaled, and the film's first frame would become
 * the page's largest paint, seconds later.
 */
const TALL_SIZES = 'max(100vw, 461px)';
const WIDE_SIZES = 'max(100vw, 1650px)';

/** The first frame of a film. An eager one is the page's largest paint: it is fetched at once. */
export function Poster({ film, eager }: { film: Film; eager: boolean | undefined }) {
  const { name, wide, tall, alt } = film;
  const wideName = cutName(name, 'wide');
  return (
    <picture>
      {tall.widths[1] && <Tall name={name} cut={tall} at={tall.widths[1]} media={LARGE.tall} />}
      <Tall name={name} cut={tall} at={tall.widths[0]!} media={TALL} />
      <source type="image/avif" srcSet={srcSet(wideName, wide.widths, 'avif')} sizes={WIDE_SIZES} />
      <img
        fetchPriority={eager ? 'high' : undefined}
        loading={eager ? undefined : 'lazy'}
        src={mediaUrl(mediaFile(wideName, wide.widths[0]!, 'webp'))}
        srcSet={srcSet(wideName, wide.widths, 'webp')}
        sizes={WIDE_SIZES}
        width={wide.width}
        height={wide.height}
        alt={alt}
      />
    </picture>
  );
}

type TallProps = { name: string; cut: Film['tall']; at: number; media: string };

/** One width of the tall poster: the same width as the film that the phone will play. */
function Tall({ name, cut: { width, height }, at, media }: TallProps) {
  return PICTURE_FORMATS.map((format) => (
    <source
      key={format}
      media={media}
      type={`image/${format}`}
      srcSet={srcSet(cutName(name, 'tall'), [at], format)}
      sizes={TALL_SIZES}
      width={width}
      height={height}
    />
  ));
}
