declare global {
  // Not in every engine, so not in TypeScript's types.
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Empty: the poster without a button. Offered: the poster and a button to play it. */
type State = '' | 'offered' | 'starting' | 'playing' | 'paused';

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const mayPlay = () => !reducedMotion.matches && !navigator.connection?.saveData;

const films = () => document.querySelectorAll<HTMLElement>('[data-film]');
const stateOf = (film: HTMLElement) => film.dataset.film as State;
const setState = (film: HTMLElement, state: State) => film.setAttribute('data-film', state);
const videoIn = (film: HTMLElement) => film.querySelector('video')!;

/** Read from the video, as events are not enough: a new source cancels those that are pending. */
function syncState(film: HTMLElement) {
  if (!videoIn(film).paused) setState(film, 'playing');
  else setState(film, mayPlay() ? 'paused' : 'offered');
}

function play(film: HTMLElement) {
  const video = videoIn(film);
  setState(film, 'starting');
  // Autoplay may be refused, by a battery saver for example: then the visitor can start it.
  video.play().catch(() => video.paused && syncState(film));
}

function pause(film: HTMLElement) {
  videoIn(film).pause();
  syncState(film);
}

/**
 * Plays the films of the page. Visitors who asked for less motion or less data get the poster and a
 * button to play it.
 */
export function playFilms() {
  for (const film of films()) {
    if (!mayPlay()) pause(film);
    else if (stateOf(film) === '' || stateOf(film) === 'offered') play(film);
  }
  for (const { media } of document.querySelectorAll<HTMLSourceElement>('[data-film] source'))
    watch(media);
}

const watched = new Set<string>();

/** Browsers choose a source once. A resized window may need another one. */
function watch(media: string) {
  if (watched.has(media)) return;
  watched.add(media);
  window.matchMedia(media).addEventListener('change', () => {
    for (const film of films()) {
      const wasPaused = videoIn(film).paused;
      videoIn(film).load();
      if (!wasPaused) play(film);
    }
  });
}

function listen(
  name: string,
  act: (film: HTMLElement, video: HTMLVideoElement, target: Element) => void,
) {
  const handle = ({ target }: Event) => {
    const film = (target as Element).closest?.<HTMLElement>('[data-film]');
    if (film) act(film, videoIn(film), target as Element);
  };
  document.addEventListener(name, handle, true); // capture: media events do not bubble
}

export function watchFilms() {
  listen('playing', syncState);
  listen('pause', syncState);
  // Sources fail one by one. After the last one there is nothing to play or pause.
  listen(
    'error',
    (film, video) => video.networkState === video.NETWORK_NO_SOURCE && setState(film, ''),
  );
  listen('click', (film, video, target) => {
    if (!target.closest('[data-playback]')) return;
    if (video.paused) play(film);
    else pause(film);
  });
  reducedMotion.addEventListener('change', playFilms);
}
