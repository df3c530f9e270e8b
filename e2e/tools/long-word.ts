/** Longer than any word of ours, and shorter than some of a language that joins them. */
export const LONG_WORD = 'Kühlkettenüberwachungsverantwortlichkeit';
