/** Everything that `npm run media` makes: what is rendered, what becomes of it, and how large it may be. */

export type Render = {
  scene: 'road' | 'depot';
  view: string;
  width: number;
  height: number;
  samples: number;
  /** Frames after which the world repeats. One for a still. */
  loop: number;
  /** How many files a whole render leaves. */
  files: number;
  /** Measured on one core of a small Arm server: render and denoise together. */
  cpuMinutes: number;
};

/** The drive is a short loop played three times under one breath of the camera; the dock is windows on one plate. */
export type Film = {
  render: RenderName;
  command: 'drive' | 'dock';
  grade: string;
  width: number;
  height: number;
  frames: number;
  /** Left edge of the part that a tall film takes of a wide render. */
  crop?: number;
  /** Quality to start from (crf) and bytes that must not be passed. */
  av1: { crf: number; limit: number };
  h264: { crf: number; limit: number };
  poster: { widths: readonly number[]; limits: PictureLimits };
};

export type Still = {
  render: RenderName;
  grade: string;
  widths: readonly number[];
  limits: PictureLimits;
};

/** Bytes of the widest file of each format. */
export type PictureLimits = { avif: number; webp: number };

const kB = 1000;
const loop = 64;
const seconds = 8;
export const framesPerSecond = 24;
const frames = seconds * framesPerSecond;

export const renders = {
  'hero-wide': road({ view: 'hero', width: 1280, height: 720, cpuMinutes: 72 }),
  'hero-tall': road({ view: 'tall', width: 720, height: 900, cpuMinutes: 60 }),
  dock: depot({
    view: 'dock',
    samples: 4,
    loop: frames,
    files: 599,
    width: 1600,
    height: 900,
    cpuMinutes: 35,
  }),
  doors: depot({ view: 'doors', samples: 16, cpuMinutes: 5 }),
  aisle: depot({ view: 'aisle', samples: 16, cpuMinutes: 6 }),
  dawn: road({ view: 'dawn', width: 1920, height: 1080, samples: 8, files: 1, cpuMinutes: 5 }),
} satisfies Record<string, Render>;

export type RenderName = keyof typeof renders;

function road(
  settings: Partial<Render> & Pick<Render, 'view' | 'width' | 'height' | 'cpuMinutes'>,
): Render {
  return { scene: 'road', samples: 6, loop, files: loop, ...settings };
}

function depot(
  settings: Partial<Render> & Pick<Render, 'view' | 'samples' | 'cpuMinutes'>,
): Render {
  return { scene: 'depot', width: 1920, height: 1080, loop: 1, files: 1, ...settings };
}

const wide = { width: 1280, height: 720, frames } as const;
const tall = { width: 720, height: 900, frames } as const;

export const films = {
  'hero-wide': {
    ...wide,
    render: 'hero-wide',
    command: 'drive',
    grade: 'hero',
    av1: { crf: 36, limit: 900 * kB },
    h264: { crf: 26, limit: 1500 * kB },
    poster: { widths: [640, 1280], limits: { avif: 30 * kB, webp: 45 * kB } },
  },
  'hero-tall': {
    ...tall,
    render: 'hero-tall',
    command: 'drive',
    grade: 'tall',
    av1: { crf: 47, limit: 450 * kB },
    h264: { crf: 32, limit: 900 * kB },
    poster: { widths: [480, 720], limits: { avif: 14 * kB, webp: 20 * kB } },
  },
  'dock-wide': {
    ...wide,
    render: 'dock',
    command: 'dock',
    grade: 'dock',
    av1: { crf: 38, limit: 700 * kB },
    h264: { crf: 23, limit: 800 * kB },
    poster: { widths: [640, 1280], limits: { avif: 45 * kB, webp: 45 * kB } },
  },
  'dock-tall': {
    ...tall,
    render: 'dock',
    command: 'dock',
    grade: 'dock',
    crop: 465,
    av1: { crf: 42, limit: 450 * kB },
    h264: { crf: 25, limit: 550 * kB },
    poster: { widths: [480, 720], limits: { avif: 30 * kB, webp: 30 * kB } },
  },
} satisfies Record<string, Film>;

export type FilmName = keyof typeof films;

const still = { widths: [640, 1280, 1920], limits: { avif: 45 * kB, webp: 60 * kB } } as const;

export const stills = {
  doors: { ...still, render: 'doors', grade: 'doors' },
  aisle: { ...still, render: 'aisle', grade: 'aisle' },
  dawn: { ...still, render: 'dawn', grade: 'dawn' },
} satisfies Record<string, Still>;

export type StillName = keyof typeof stills;

/** Everything under public/media together. */
export const totalLimit = 8 * 1024 * 1024;

export const filmFile = (name: string, codec: 'av1' | 'h264') => `${name}.${codec}.mp4`;
export const pictureFiles = (name: string, widths: readonly number[]) =>
  widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
