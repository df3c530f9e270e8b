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

type Answer = { smooth: boolean; powerEfficient: boolean };

/** How the device would play a source. One that cannot be asked plays whatever it can. */
async function ask(source: HTMLSourceElement): Promise<Answer> {
  const { src, type } = source;
  const width = Number(src.match(/-(\d+)\./)?.[1]);
  // The poster is cut like the film.
  const { naturalWidth, naturalHeight } = source.closest('div')!.querySelector('img')!;
  const height = width * (naturalHeight / naturalWidth || 0.5625);
  // Each engine wants a rate, which the page does not know: that of the sample's largest film.
  const video = { contentType: type, width, height, bitrate: 1_500_000, framerate: 24 };
  try {
    return await navigator.mediaCapabilities.decodingInfo({ type: 'file', video });
  } catch {
    return { smooth: true, powerEfficient: true };
  }
}

/**
 * Plays H.264 in place of AV1 where AV1 would be decoded by the processor and cost battery. False
 * where neither would be smooth.
 */
async function chooseCodec(video: HTMLVideoElement) {
  const shown = [...video.querySelectorAll('source')].filter(
    ({ media }) => window.matchMedia(media).matches,
  );
  const [av1, h264] = (await Promise.all(shown.slice(0, 2).map(ask))) as [Answer, Answer];
  const isCostly = !(av1.smooth && av1.powerEfficient);
  const inAv1 = video.querySelectorAll<HTMLSourceElement>('[type*=av01]');
  if (isCostly && h264.smooth && inAv1.length > 0) {
    for (const source of inAv1) {
      const { src, type } = source.nextElementSibling as HTMLSourceElement; // the same in H.264
      Object.assign(source, { src, type });
    }
    video.load();
  }
  return av1.smooth || h264.smooth;
}

/** Without being asked, where nothing speaks against it once the device has answered. */
async function begin(film: HTMLElement) {
  const isSmooth = await chooseCodec(videoIn(film));
  if (!film.isConnected || !mayPlay()) return;
  if (isSmooth) play(film);
  else setState(film, 'offered');
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
 * Plays the films of the page. Visitors who asked for less motion or less data, or whose device
 * would stumble, get the poster and a button to play it.
 */
export function playFilms() {
  for (const film of films()) {
    if (!mayPlay()) pause(film);
    else if (stateOf(film) === '' || stateOf(film) === 'offered') begin(film);
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
    if (video.paused) chooseCodec(video).then(() => play(film));
    else pause(film);
  });
  reducedMotion.addEventListener('change', playFilms);
}
