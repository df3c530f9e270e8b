/** What must not be left of the sample in the words of another company. */
export const LEFT_FROM_THE_SAMPLE = /kelvin[ -]?freight|^kelvin$/i;
