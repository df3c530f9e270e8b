/**
 * What a first visit of a phone may cost with these typefaces, pictures and words. A page heavier
 * than that fails a test, so that nobody makes the site slow by mistake.
 */
export const visit = {
  /** Bytes on the wire, with the headers of the answers; films come later and are not counted. */
  home: 62_000,
  otherPages: 80_000,
  /** Bodies alone: the first script, React and the frame, once somebody reaches for a link. */
  allScripts: 67_000,
};

/** The body of the script that comes when somebody reaches for the plot. */
export const plot = 3_050;

/** Layout shift while the typefaces come in: a line that breaks elsewhere with them costs 0.02. */
export const fontShift = 0.01;
