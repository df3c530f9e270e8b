/** Everything that `npm run media` makes: what is rendered, what becomes of it, and how large it may be. */

export type Render = {
  scene: 'road' | 'depot';
  view: string;
  width: number;
  height: number;
  samples: number;
  /** Frames after which the world repeats. One for a still. */
  loop: number;
  /** How many files a whole render leaves; 0 where only the scene knows. */
  files: number;
  /** On one core, render and denoise together. */
  cpuMinutes: number;
};

/**
 * Quality to start from (crf), bytes that must not be passed, and a picture narrower than the cut
 * where a wider one would turn to blocks within these bytes.
 */
export type Encode = { crf: number; limit: number; width?: number | undefined };

/** One size of a film, by its width, and the poster of that size. */
export type Cut = { width: number; av1: Encode; h264: Encode; poster: PictureLimits };

/** The drive is a short loop played three times under one breath of the camera; the dock is windows on one plate. */
export type Film = {
  render: RenderName;
  command: 'drive' | 'dock';
  grade: string;
  width: number;
  height: number;
  frames: number;
  /** From the narrowest to the widest, which has the size of the frames. */
  cuts: readonly Cut[];
};

export type Still = {
  render: RenderName;
  grade: string;
  sizes: readonly Size[];
};

/** One size of a still, by its width. */
export type Size = { width: number; limits: PictureLimits };

/** Bytes that a file of each format must not pass. */
export type PictureLimits = { avif: number; webp: number };

const kB = 1000;
const loop = 64;
const seconds = 8;
export const framesPerSecond = 24;
const frames = seconds * framesPerSecond;
const wide = { width: 1920, height: 1080 } as const;
const tall = { width: 1080, height: 1350 } as const;

export const renders = {
  'hero-wide': road({ view: 'hero', ...wide, cpuMinutes: 1700 }),
  'hero-tall': road({ view: 'tall', ...tall, samples: 96, cpuMinutes: 1200 }),
  'dock-wide': depot({ view: 'dock', ...wide, loop: frames, files: 0, cpuMinutes: 400 }),
  'dock-tall': depot({ view: 'dock-tall', ...tall, loop: frames, files: 0, cpuMinutes: 400 }),
  doors: depot({ view: 'doors', ...wide, samples: 512, cpuMinutes: 60 }),
  aisle: depot({ view: 'aisle', ...wide, samples: 512, cpuMinutes: 60 }),
  dawn: road({ view: 'dawn', ...wide, samples: 512, files: 1, cpuMinutes: 60 }),
} satisfies Record<string, Render>;

export type RenderName = keyof typeof renders;

type Some = Partial<Render> & Pick<Render, 'view' | 'width' | 'height' | 'cpuMinutes'>;

function road(settings: Some): Render {
  return { scene: 'road', samples: 192, loop, files: loop, ...settings };
}

function depot(settings: Some): Render {
  return { scene: 'depot', samples: 64, loop: 1, files: 1, ...settings };
}

type EncodeSettings = [crf: number, limit: number, width?: number];

/** A size with its limits in kB. */
function cut(
  width: number,
  [av1Crf, av1]: EncodeSettings,
  [h264Crf, h264, h264Width]: EncodeSettings,
  [avif, webp]: [number, number],
): Cut {
  return {
    width,
    av1: { crf: av1Crf, limit: av1 * kB },
    h264: { crf: h264Crf, limit: h264 * kB, width: h264Width },
    poster: { avif: avif * kB, webp: webp * kB },
  };
}

export const films = {
  'hero-wide': {
    ...wide,
    frames,
    render: 'hero-wide',
    command: 'drive',
    grade: 'hero',
    cuts: [cut(1280, [34, 900], [28, 900], [32, 45]), cut(1920, [34, 1600], [30, 1600], [60, 70])],
  },
  'hero-tall': {
    ...tall,
    frames,
    render: 'hero-tall',
    command: 'drive',
    grade: 'tall',
    // Scaled up, H.264's 720 looks better than its 1080 in as many bytes, which turns to blocks.
    cuts: [
      cut(720, [44, 450], [33.5, 450], [10.5, 20]),
      cut(1080, [51, 450], [33.5, 450, 720], [20, 20]),
    ],
  },
  'dock-wide': {
    ...wide,
    frames,
    render: 'dock-wide',
    command: 'dock',
    grade: 'dock',
    cuts: [cut(1280, [30, 700], [22, 900], [48, 56]), cut(1920, [32, 1200], [23, 1600], [70, 90])],
  },
  'dock-tall': {
    ...tall,
    frames,
    render: 'dock-tall',
    command: 'dock',
    grade: 'dock',
    cuts: [cut(720, [36, 400], [23, 600], [11, 44]), cut(1080, [39, 600], [24, 900], [34, 70])],
  },
} satisfies Record<string, Film>;

export type FilmName = keyof typeof films;

const size = (width: number, [avif, webp]: [number, number]): Size => ({
  width,
  limits: { avif: avif * kB, webp: webp * kB },
});

/** The narrowest is what a phone's window needs at twice its width. */
const still = { sizes: [size(800, [17, 24]), size(1280, [30, 40]), size(1920, [45, 60])] };

export const stills = {
  doors: { ...still, render: 'doors', grade: 'doors' },
  aisle: { ...still, render: 'aisle', grade: 'aisle' },
  dawn: { ...still, render: 'dawn', grade: 'dawn' },
} satisfies Record<string, Still>;

export type StillName = keyof typeof stills;

/** Everything under public/media together: eight sizes of film, each in two codecs, are most of it. */
export const totalLimit = 24 * 1024 * 1024;

export type Codec = 'av1' | 'h264';
export const codecNames = ['av1', 'h264'] as const satisfies Codec[];

export const filmFile = (name: string, width: number, codec: Codec) =>
  `${name}-${width}.${codec}.mp4`;
export const pictureFiles = (name: string, widths: readonly number[]) =>
  widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
