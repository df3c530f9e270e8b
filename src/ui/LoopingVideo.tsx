import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import * as styles from './LoopingVideo.module.css';
import { mediaUrl } from './media-url.ts';
import { type Film, Poster, TALL } from './Poster.tsx';
import { useMayPlay } from './use-may-play.ts';
import { useMediaQuery } from './use-media-query.ts';

type Props = {
  film: Film;
  labels: { pause: string; play: string };
  eager?: boolean;
  children?: ReactNode;
};

/** A silent loop over its own first frame. Its children lie on the picture, its pause button on top of them. */
export function LoopingVideo({ film, labels, eager = false, children }: Props) {
  const mayPlay = useMayPlay();
  const cut = useMediaQuery(TALL) ? 'tall' : 'wide';
  const [paused, setPaused] = useState(false);

  return (
    <div className={styles.film}>
      <div className={styles.picture}>
        <Poster film={film} eager={eager} />
        {mayPlay && <Loop key={cut} name={`${film.name}-${cut}`} paused={paused} />}
      </div>
      {children}
      {mayPlay && (
        <div className={styles.control}>
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={paused ? labels.play : labels.pause}
            onClick={() => setPaused(!paused)}
          />
        </div>
      )}
    </div>
  );
}

function Loop({ name, paused }: { name: string; paused: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    // Refused where a battery saver forbids it: the poster is still there.
    if (paused) video.current?.pause();
    else video.current?.play().catch(() => setPlaying(false));
  }, [paused]);

  return (
    <video
      ref={video}
      className={styles.video}
      data-playing={playing}
      muted
      loop
      playsInline
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setPlaying(true)}
    >
      <source src={mediaUrl(`${name}.av1.mp4`)} type='video/mp4; codecs="av01.0.05M.10"' />
      <source src={mediaUrl(`${name}.h264.mp4`)} type="video/mp4" />
    </video>
  );
}
