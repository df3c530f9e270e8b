/** What a phone's first visit may cost: two languages, typefaces of 57 kB, a picture of 71 kB. */
export const visit = {
  home: 100_000,
  otherPages: 150_000,
  allScripts: 82_000,
};

export const plot = 3.25 * 1024;

/** One line of the About page wraps differently at some widths. */
export const fontShift = 0.02;
