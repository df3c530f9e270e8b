import type { ReactNode } from 'react';
import { FILM_WIDTHS, type Film } from '../content/schema.ts';
import { tallFilm } from '../styles/breakpoints.ts';
import * as icons from './Icon.module.css';
import { Icon } from './Icon.tsx';
import * as styles from './LoopingVideo.module.css';
import { mediaUrl } from './media.ts';
import { LARGE_MEDIA, Poster } from './Poster.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  film: Film;
  labels: { pause: string; play: string };
  children?: ReactNode;
};

/**
 * A muted loop over its first frame, with its children on top, and a button on top of those.
 * src/browser/films.ts plays it; without scripts no video is fetched.
 */
export function LoopingVideo({ film, labels, children }: Props) {
  const hasVideo = !film.withoutVideo;
  return (
    <div className={styles.film} data-film={hasVideo ? '' : undefined}>
      <div className={styles.picture}>
        <Poster film={film} />
        {hasVideo && <Video film={film} />}
      </div>
      {children}
      {hasVideo && (
        <div className={styles.control}>
          <button type="button" className={icons.round} data-playback="">
            <span className={styles.pause}>
              <Icon name="pause" />
              <VisuallyHidden>{labels.pause}</VisuallyHidden>
            </span>
            <span className={styles.play}>
              <Icon name="play" />
              <VisuallyHidden>{labels.play}</VisuallyHidden>
            </span>
          </button>
        </div>
      )}
    </div>
  );
}

function Video({ film }: { film: Film }) {
  return (
    <video
      className={styles.video}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
    >
      {CUTS.flatMap(([cut, media]) =>
        CODECS.map(([codec, type]) => {
          const src = mediaUrl(`${film.name}-${cut}.${codec}.mp4`);
          return <source key={src} media={media} src={src} type={`video/mp4; codecs="${type}"`} />;
        }),
      )}
    </video>
  );
}

/** The browser plays the first source that matches: tall before wide, large before small. */
const CUTS = [
  [`tall-${FILM_WIDTHS.tall[1]}`, LARGE_MEDIA.tall],
  [`tall-${FILM_WIDTHS.tall[0]}`, tallFilm],
  [`wide-${FILM_WIDTHS.wide[1]}`, LARGE_MEDIA.wide],
  [`wide-${FILM_WIDTHS.wide[0]}`, undefined],
] as const;

const CODECS = [
  ['av1', 'av01.0.08M.10'],
  ['h264', 'avc1.640029'],
] as const;
