/**
 * What a phone's first visit may cost with these typefaces, pictures and words. A heavier page
 * fails a test, so that nobody makes the site slow by mistake.
 */
export const visit = {
  /** Bytes on the wire, including response headers; films load later and are not counted. */
  home: 62_000,
  otherPages: 80_000,
  /** Bodies only: the first script, React and the frame, once somebody reaches for a link. */
  allScripts: 67_000,
};

/** The body of the script that loads when somebody reaches for the plot. */
export const plot = 3_100;

/** Layout shift while the typefaces load: a line that wraps differently costs 0.02. */
export const fontShift = 0.01;
