declare global {
  // Not in every engine, and so not in TypeScript's own types.
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Empty: the poster alone, and no button. */
type State = '' | 'starting' | 'playing' | 'paused';

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const mayPlay = () => !reducedMotion.matches && !navigator.connection?.saveData;

const films = () => document.querySelectorAll<HTMLElement>('[data-film]');
const filmAround = (target: EventTarget | null) =>
  (target as Element).closest<HTMLElement>('[data-film]');
const stateOf = (film: HTMLElement) => film.dataset.film as State;
const setState = (film: HTMLElement, state: State) => film.setAttribute('data-film', state);
const videoIn = (film: HTMLElement) => film.querySelector('video')!;

function play(film: HTMLElement) {
  const video = videoIn(film);
  setState(film, 'starting');
  // Refused where a battery saver forbids it: then the visitor may. Without a usable file nobody.
  video.play().catch(() => setState(film, video.paused ? 'paused' : ''));
}

/** Plays the films of the page, unless the visitor has asked for less motion or less data. */
export function playFilms() {
  for (const film of films()) {
    if (!mayPlay()) videoIn(film).pause();
    else if (stateOf(film) === '') play(film);
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

/** The films' own events do not bubble, so they are heard on their way down. */
export function watchFilms() {
  const hear = (name: 'playing' | 'pause', state: () => State) =>
    document.addEventListener(
      name,
      ({ target }) => {
        const film = filmAround(target);
        if (film) setState(film, state());
      },
      true,
    );
  hear('playing', () => 'playing');
  hear('pause', () => (mayPlay() ? 'paused' : ''));
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-playback]')) return;
    const film = filmAround(target)!;
    if (videoIn(film).paused) play(film);
    else videoIn(film).pause();
  });
  reducedMotion.addEventListener('change', playFilms);
}
