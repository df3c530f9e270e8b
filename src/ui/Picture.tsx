import type { Still } from '#shapes';
import { mediaFile } from '../../content/media-files.ts';
import { mediaUrl, srcSet } from './media-url.ts';
import * as styles from './Picture.module.css';

type Props = {
  still: Still;
  sizes: string;
  /** Above the fold, so it is not lazy, but text and fonts come first. */
  eager?: boolean;
};

export function Picture({ still, sizes, eager }: Props) {
  const { name, widths, width, height, alt, focus } = still;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(name, widths, 'avif')} sizes={sizes} />
      <img
        className={styles.picture}
        data-focus={focus}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'low' : undefined}
        decoding="async"
        src={mediaUrl(mediaFile(name, widths[0]!, 'webp'))}
        srcSet={srcSet(name, widths, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
}
