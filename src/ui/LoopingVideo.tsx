import type { ReactNode } from 'react';
import type { Film } from '../content/schema.ts';
import * as icons from './Icon.module.css';
import { Icon } from './Icon.tsx';
import * as styles from './LoopingVideo.module.css';
import { LARGE, Poster, TALL, WIDTHS } from './Poster.tsx';
import { mediaUrl } from './sources.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  film: Film;
  labels: { pause: string; play: string };
  eager?: boolean;
  children?: ReactNode;
};

/**
 * A muted loop over its first frame. Its children lie on the picture, its button on top of them.
 * src/browser/films.ts plays it; without scripts no video is fetched.
 */
export function LoopingVideo({ film, labels, eager, children }: Props) {
  const isPlayed = !film.withoutVideo;
  return (
    <div className={styles.film} data-film={isPlayed ? '' : undefined}>
      <div className={styles.picture}>
        <Poster film={film} eager={eager} />
        {isPlayed && <Video film={film} />}
      </div>
      {children}
      {isPlayed && (
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
      <Sources film={film} />
    </video>
  );
}

/** The browser plays the first source that matches: tall before wide, large before small. */
function Sources({ film: { name } }: { film: Film }) {
  const [small, large] = WIDTHS.tall;
  const [narrow, broad] = WIDTHS.wide;
  return (
    <>
      <Codecs file={`${name}-tall-${large}`} media={LARGE.tall} />
      <Codecs file={`${name}-tall-${small}`} media={TALL} />
      <Codecs file={`${name}-wide-${broad}`} media={LARGE.wide} />
      <Codecs file={`${name}-wide-${narrow}`} />
    </>
  );
}

/** AV1, with H.264 as the fallback, also where AV1 would cost battery (src/browser/films.ts). */
function Codecs({ file, media }: { file: string; media?: string }) {
  return (
    <>
      <source
        media={media}
        src={mediaUrl(`${file}.av1.mp4`)}
        type='video/mp4; codecs="av01.0.08M.10"'
      />
      <source
        media={media}
        src={mediaUrl(`${file}.h264.mp4`)}
        type='video/mp4; codecs="avc1.640029"'
      />
    </>
  );
}
