import type { Literal } from './source.ts';

/**
 * Stega: two invisible characters after a sentence on the page identify the literal it comes from.
 * (@vercel/stega needs a dozen or more, among them joiners that emoji and Persian need.)
 */
const FIRST = 0xe0100;
const COUNT = 240;

export const stegaClean = (text: string) => text.replace(/[\u{e0100}-\u{e01ef}]/gu, '');

export const stegaEncode = (id: number) =>
  String.fromCodePoint(FIRST + Math.floor(id / COUNT), FIRST + (id % COUNT));

/** The number at the end of a text, or nothing. */
export function stegaDecode(text: string) {
  // Each is a surrogate pair. (Regular expressions in Chromium 156 do not find two of them.)
  const digits = [...text.slice(-4)].map((character) => character.codePointAt(0)! - FIRST);
  const isStega = digits.length === 2 && digits.every((digit) => digit >= 0 && digit < COUNT);
  return isStega ? digits[0]! * COUNT + digits[1]! : undefined;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) =>
  text.replace(/&(\w+|#x27);/g, (whole, it) => entities[it] ?? whole);

/** A page's texts: those between its tags, joined over line breaks, and the spoken attributes. */
export function textsOf(html: string) {
  const whole = html.replace(/<wbr\/?>|<!-- -->/g, '');
  const texts = whole.matchAll(/>([^<>]+)(?=<)|\s(?:alt|aria-label|placeholder)="([^"]*)"/g);
  return [...texts].map(([, text, attribute]) => decoded((text ?? attribute)!));
}

/** The global name of the function that encodes the literals of content modules. */
const GLOBAL = '__stega';

/**
 * Numbers the literals, and encodes those that a page shows. Others stay as they are: an icon's
 * name, a path or a time would not work with more characters in it.
 */
export class Stega {
  #ids = new Map<string, number>();
  #shown = new Set<string>();
  /** What a literal's expressions evaluate to, by the literal's number. */
  values = new Map<number, string[]>();

  /** Makes it available to the modules that `instrument` returns. */
  install() {
    Object.assign(globalThis, { [GLOBAL]: this.encode });
  }

  /** The source with every literal wrapped in a call of `encode`, with its number. */
  instrument(code: string, literals: readonly Literal[]) {
    return literals.reduceRight((result, { file, path, start, end, source }) => {
      const literal = source.startsWith('`') ? source : `(${source})`;
      const encoded = `${GLOBAL}(${this.idOf(file, path)})${literal}`;
      return result.slice(0, start) + encoded + result.slice(end);
    }, code);
  }

  idOf(file: string, path: string) {
    const place = `${file} ${path}`;
    const id = this.#ids.get(place) ?? this.#ids.size;
    this.#ids.set(place, id);
    return id;
  }

  /** Returns whether any of these texts is shown for the first time. */
  show(texts: Iterable<string>) {
    const before = this.#shown.size;
    for (const text of texts) if (/\p{L}/u.test(text)) this.#shown.add(text);
    return this.#shown.size > before;
  }

  /** A plain string is passed as it is, a template as a tag's arguments. */
  encode =
    (id: number) =>
    (literal: string | TemplateStringsArray, ...values: unknown[]) => {
      const plain = values.map((value) => stegaClean(String(value)));
      this.values.set(id, plain);
      const text = typeof literal === 'string' ? literal : String.raw({ raw: literal }, ...plain);
      return this.#shown.has(text) ? text + stegaEncode(id) : text;
    };
}
