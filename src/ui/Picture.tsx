import type { Still } from '../content/schema.ts';
import { imageSources } from './media.ts';
import * as styles from './Picture.module.css';

type Props = {
  still: Still;
  sizes: string;
  /** Above the fold: not lazy, but after text and fonts. */
  eager?: boolean | undefined;
};

const WIDTHS = [800, 1280, 1920, 2560];

/** Asynchronous, so it can be rendered only at build time: no island may contain it. */
export async function Picture({ still: { file, alt, focus }, sizes, eager }: Props) {
  const { avif, webp } = await imageSources({ src: file, widths: WIDTHS });
  return (
    <picture>
      <source type="image/avif" srcSet={avif.srcSet} sizes={sizes} />
      <img
        className={styles.picture}
        data-focus={focus}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'low' : undefined}
        decoding="async"
        src={webp.src}
        srcSet={webp.srcSet}
        sizes={sizes}
        width={file.width}
        height={file.height}
        alt={alt}
      />
    </picture>
  );
}
