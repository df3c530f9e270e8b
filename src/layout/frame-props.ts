import type { Frame } from '../content/read.ts';

export type FrameProps = {
  frame: Frame;
  /** The name of the page that is shown, as in `frame.paths`. */
  page: string;
};
