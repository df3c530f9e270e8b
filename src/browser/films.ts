import { tryEach } from './try-each.ts';

/** Not in every engine, so not in TypeScript's types. */
type Connection = { connection?: { saveData?: boolean } };

/** At first, and if no source works: the poster without a button. `offered`: with a play button. */
type State = '' | 'offered' | 'starting' | 'playing' | 'paused';

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const mayPlay = () => !reducedMotion.matches && !(navigator as Connection).connection?.saveData;

/**
 * Plays the films of the page. Visitors who asked for less motion or less data get the poster, and a
 * button that plays the film.
 */
export function playFilms() {
  tryEach(document.querySelectorAll<HTMLElement>('[data-film]'), playFilm);
}

function playFilm(film: HTMLElement) {
  const video = film.querySelector('video')!;
  const setState = (state: State) => {
    film.dataset.film = state;
  };

  /** Read from the video, because a change of source cancels pending events. */
  const syncState = () => {
    if (!video.paused) setState('playing');
    else setState(mayPlay() ? 'paused' : 'offered');
  };
  const play = () => {
    setState('starting');
    // Autoplay may be refused, by a battery saver for example. Then the visitor can start it.
    video.play().catch(() => video.paused && syncState());
  };
  const pause = () => {
    video.pause();
    syncState();
  };
  const playIfAllowed = () => (mayPlay() ? play() : pause());

  video.addEventListener('playing', syncState);
  video.addEventListener('pause', syncState);
  // Sources fail one by one. After the last one there is nothing to play or pause.
  video.addEventListener(
    'error',
    () => video.networkState === video.NETWORK_NO_SOURCE && setState(''),
    true, // capture: the error of a source does not bubble
  );
  const button = film.querySelector('[data-playback]')!;
  button.addEventListener('click', () => (video.paused ? play() : pause()));
  // Browsers choose a source once. A resized window may need another one.
  for (const { media } of video.querySelectorAll('source'))
    window.matchMedia(media).addEventListener('change', () => {
      const wasPaused = video.paused;
      video.load();
      if (!wasPaused) play();
    });
  reducedMotion.addEventListener('change', playIfAllowed);
  playIfAllowed();
}
