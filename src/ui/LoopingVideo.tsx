import type { ReactNode } from 'react';
import type { Film } from '#shapes';
import { cutName, mediaFile } from '../../content/media-files.ts';
import * as icons from './Icon.module.css';
import { Icon } from './Icon.tsx';
import * as styles from './LoopingVideo.module.css';
import { mediaUrl } from './media-url.ts';
import { LARGE, Poster, TALL } from './Poster.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  film: Film;
  labels: { pause: string; play: string };
  eager?: boolean;
  children?: ReactNode;
};

/**
 * A muted loop over its first frame. Its children lie on the picture, its button on top of them.
 * src/enhance/films.ts plays it; without scripts no video is fetched.
 */
export function LoopingVideo({ film, labels, eager, children }: Props) {
  const isPlayed = !film.withoutVideo;
  return (
    <div className={styles.film} data-film={isPlayed ? '' : undefined} suppressHydrationWarning>
      <div className={styles.picture}>
        <Poster film={film} eager={eager} />
        {isPlayed && (
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
        )}
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

/** The browser plays the first source that matches: tall before wide, large before small. */
function Sources({ film: { name, tall, wide } }: { film: Film }) {
  const [tallName, wideName] = [cutName(name, 'tall'), cutName(name, 'wide')];
  return (
    <>
      {tall.widths[1] && <Codecs name={tallName} width={tall.widths[1]} media={LARGE.tall} />}
      <Codecs name={tallName} width={tall.widths[0]!} media={TALL} />
      {wide.widths[1] && <Codecs name={wideName} width={wide.widths[1]} media={LARGE.wide} />}
      <Codecs name={wideName} width={wide.widths[0]!} />
    </>
  );
}

/** AV1, with H.264 as the fallback, also where AV1 would cost battery (src/enhance/films.ts). */
function Codecs({ name, width, media }: { name: string; width: number; media?: string }) {
  return (
    <>
      <source
        media={media}
        src={mediaUrl(mediaFile(name, width, 'av1.mp4'))}
        type='video/mp4; codecs="av01.0.08M.10"'
        suppressHydrationWarning
      />
      <source
        media={media}
        src={mediaUrl(mediaFile(name, width, 'h264.mp4'))}
        type='video/mp4; codecs="avc1.640029"'
      />
    </>
  );
}
