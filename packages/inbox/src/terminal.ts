/**
 * Control characters, bidirectional and invisible marks, and line separators: all except line
 * breaks and tabs, and the two joiners that Persian and emoji need.
 */
const STEERING = /\r(?!\n)|[^\P{Cc}\t\n\r]|(?![\u200C\u200D])[\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What visitors write must not control a terminal: such characters are shown as escapes. */
export const printable = (text: string) =>
  text.replace(STEERING, (mark) => `\\u{${mark.codePointAt(0)!.toString(16)}}`);
