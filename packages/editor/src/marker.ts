import { readContent } from './content.ts';
import { markOf, unmarked } from './marks.ts';

/** The source with every literal handed to the function `marker` first, with its number. */
export function withMarks(
  file: string,
  code: string,
  marker: string,
  idAt: (path: string) => number,
) {
  return readContent(file, code).literals.reduceRight((result, { path, start, end, source }) => {
    const id = idAt(path);
    const marked = source.startsWith('`')
      ? `${marker}(${id})${source}`
      : `${marker}(${id})(${source})`;
    return result.slice(0, start) + marked + result.slice(end);
  }, code);
}

/** What a page says: the texts between its tags, whole where they may break, and the attributes that are read out. */
export function textsOf(html: string) {
  const whole = html.replace(/<wbr\/?>|<!-- -->/g, '');
  const texts = whole.matchAll(/>([^<>]+)(?=<)|\s(?:alt|aria-label|placeholder)="([^"]*)"/g);
  return [...texts].map(([, text, attribute]) => decoded((text ?? attribute)!));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) =>
  text.replace(/&(\w+|#x27);/g, (whole, it) => entities[it] ?? whole);

/**
 * Gives every literal that the page shows its mark. What no page shows stays as it is: an icon's
 * name, a path or a time would not be found again with a mark on it.
 */
export class Marker {
  #ids = new Map<string, number>();
  #shown = new Set<string>();
  /** What stands in place of each value among a literal's words, by the literal's number. */
  values = new Map<number, string[]>();

  idAt(file: string, path: string) {
    const place = `${file} ${path}`;
    const id = this.#ids.get(place) ?? this.#ids.size;
    this.#ids.set(place, id);
    return id;
  }

  /** Says whether any of these texts is shown for the first time. */
  show(texts: Iterable<string>) {
    const before = this.#shown.size;
    for (const text of texts) if (/\p{L}/u.test(text)) this.#shown.add(text);
    return this.#shown.size > before;
  }

  /** A plain string comes as it is, a template as a tag's arguments. */
  mark =
    (id: number) =>
    (literal: string | TemplateStringsArray, ...values: unknown[]) => {
      const plain = values.map((value) => unmarked(String(value)));
      this.values.set(id, plain);
      const text = typeof literal === 'string' ? literal : String.raw({ raw: literal }, ...plain);
      return this.#shown.has(text) ? text + markOf(id) : text;
    };
}
