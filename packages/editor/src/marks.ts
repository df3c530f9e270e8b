// Two characters that no font shows and no keyboard types, after the words that they mark.
const FIRST = 0xe0100;
const COUNT = 240;
const MARK = /[\u{e0100}-\u{e01ef}]/gu;

export const unmarked = (text: string) => text.replace(MARK, '');

export const markOf = (id: number) =>
  String.fromCodePoint(FIRST + Math.floor(id / COUNT), FIRST + (id % COUNT));

/** The number at the end of a text, or nothing. */
export function idOf(text: string) {
  // Each of the two takes two units of the text. (Chromium 156 finds no such pair by expression.)
  const digits = [...text.slice(-4)].map((character) => character.codePointAt(0)! - FIRST);
  const isMark = digits.length === 2 && digits.every((digit) => digit >= 0 && digit < COUNT);
  return isMark ? digits[0]! * COUNT + digits[1]! : undefined;
}
