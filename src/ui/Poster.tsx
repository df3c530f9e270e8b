import { FILM_WIDTHS, type Film } from '../content/schema.ts';
import { tallFilm } from '../styles/breakpoints.ts';
import { imageSources } from './media.ts';

/** Media queries of windows that have more pixels than the smaller width of each cut. */
export const LARGE_MEDIA = {
  tall: `${tallFilm} and (resolution >= 2.5x)`,
  wide: '(width >= 1440px), (resolution >= 1.5x)',
};

/**
 * A poster covers its box, so it is as wide as the box's height requires: a window's at 9:16, and
 * 928 px at 16:9. With a smaller value it would count as upscaled, and the film's first frame would
 * become the page's largest paint, seconds later.
 */
const TALL_SIZES = 'max(100vw, 57vh)';
const WIDE_SIZES = 'max(100vw, 1650px)';

/**
 * Low, because a poster must arrive first, above all on phones, and the film soon covers it. Where
 * three device pixels are one of the page, nobody sees what `dense` leaves out.
 */
const QUALITY = {
  dense: { avif: 23, webp: 30 },
  tall: { avif: 34, webp: 44 },
  wide: { avif: 45, webp: 50 },
};
/** A poster without a video stays in view, so it has the quality of any other picture. */
const qualityOf = (cut: keyof typeof QUALITY, { withoutVideo }: Film) =>
  withoutVideo ? undefined : QUALITY[cut];

/** The first frame of a film. It is the page's largest paint, so it is fetched at once. */
export async function Poster({ film }: { film: Film }) {
  const { wide, alt } = film;
  const picture = { src: wide, widths: FILM_WIDTHS.wide };
  const { avif, webp } = await imageSources(picture, qualityOf('wide', film));
  return (
    <picture>
      <TallSources film={film} cut="dense" width={FILM_WIDTHS.tall[1]} media={LARGE_MEDIA.tall} />
      <TallSources film={film} cut="tall" width={FILM_WIDTHS.tall[0]} media={tallFilm} />
      <source type="image/avif" srcSet={avif.srcSet} sizes={WIDE_SIZES} />
      <img
        fetchPriority="high"
        src={webp.src}
        srcSet={webp.srcSet}
        sizes={WIDE_SIZES}
        width={wide.width}
        height={wide.height}
        alt={alt}
      />
    </picture>
  );
}

type TallSourcesProps = { film: Film; cut: 'dense' | 'tall'; width: number; media: string };

/** The tall poster in the width of the film that the phone will play. */
async function TallSources({ film, cut, width, media }: TallSourcesProps) {
  const { tall: src } = film;
  const sources = await imageSources({ src, widths: [width] }, qualityOf(cut, film));
  return Object.entries(sources).map(([format, { srcSet }]) => (
    <source
      key={format}
      media={media}
      type={`image/${format}`}
      srcSet={srcSet}
      sizes={TALL_SIZES}
      width={src.width}
      height={src.height}
    />
  ));
}
