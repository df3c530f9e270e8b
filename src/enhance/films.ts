declare global {
  // Not in every engine, and so not in TypeScript's own types.
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Empty: the poster alone, and no button. Offered: the poster, and a button to play by choice. */
type State = '' | 'offered' | 'starting' | 'playing' | 'paused';

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const mayPlay = () => !reducedMotion.matches && !navigator.connection?.saveData;

const films = () => document.querySelectorAll<HTMLElement>('[data-film]');
const stateOf = (film: HTMLElement) => film.dataset.film as State;
const setState = (film: HTMLElement, state: State) => film.setAttribute('data-film', state);
const videoIn = (film: HTMLElement) => film.querySelector('video')!;

/** Says what the film does. Its events alone would not do: a new source clears those under way. */
function tell(film: HTMLElement) {
  if (!videoIn(film).paused) setState(film, 'playing');
  else setState(film, mayPlay() ? 'paused' : 'offered');
}

function play(film: HTMLElement) {
  const video = videoIn(film);
  setState(film, 'starting');
  // Refused where a battery saver forbids it: then the visitor may.
  video.play().catch(() => video.paused && tell(film));
}

function pause(film: HTMLElement) {
  videoIn(film).pause();
  tell(film);
}

/**
 * Plays the films of the page. Who has asked for less motion or less data gets the poster, and the
 * button to play by choice.
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

/** Browsers choose among the sources of a film once. A window that has changed may need another. */
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
  const hear = ({ target }: Event) => {
    const film = (target as Element).closest?.<HTMLElement>('[data-film]');
    if (film) act(film, videoIn(film), target as Element);
  };
  document.addEventListener(name, hear, true); // on its way down: a film's own events do not bubble
}

export function watchFilms() {
  listen('playing', tell);
  listen('pause', tell);
  // The error of a source. After the last of them there is nothing to play, and nothing to pause.
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
