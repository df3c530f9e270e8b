/** A link to one of our pages, by its path. */
export type Link = { label: string; href: string };

/** A still under public/media: `name-640.avif`, `name-640.webp` and so on. An empty `alt` marks it as decorative. */
export type Still = {
  name: string;
  widths: readonly number[];
  width: number;
  height: number;
  alt: string;
};

/** A looping film under public/media, in a wide and a tall cut, each with a poster. */
export type Film = {
  name: string;
  wide: { widths: readonly number[]; width: number; height: number };
  tall: { widths: readonly number[]; width: number; height: number };
  alt: string;
};
