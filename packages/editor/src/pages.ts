import { join } from 'node:path';
import { type Content, hasComponent } from '../../../content/read-content.ts';
import { addedPage, words as ofEverySite } from '../../../content/shapes.ts';
import { UserError } from '../../../user-error.ts';
import { format } from './commands.ts';
import { shapeOf } from './outline.ts';
import type { Json } from './protocol.ts';
import type { Edit } from './session.ts';
import { find, parseSource } from './source.ts';
import {
  changeList,
  fieldSource,
  type Paths,
  pageCode,
  setField,
  slugOf,
  tidied,
  written,
} from './structure.ts';
import { bytesOf } from './write-files.ts';

/** What a form asks for a page that has words alone. */
export const PAGE = shapeOf(addedPage, 'page')!;
const TEXT = { ...PAGE, kind: 'text' } as const;

const pathsOf = ({ words }: Content) => words.paths!.paths as Paths;

/** Whether the company has added it, and it consists of words alone. */
export const isAdded = (name: string, content: Content) =>
  name in pathsOf(content) && !(name in ofEverySite) && !hasComponent(name);

type Read = (file: string) => string;
const parsed = (read: Read, file: string) => {
  const code = read(file);
  return { file, code, source: parseSource(file, code) };
};

/** With an address for a page, or without the page. */
function withPath(read: Read, language: string, name: string, address?: string) {
  const { file, code, source } = parsed(read, `${language}/paths.ts`);
  const made = address && written(address, TEXT, {});
  return [file, setField(code, find(source, 'paths')!, source, name, made)] as const;
}

/** A page in every language: its address, and a link in the header; its words in the first. */
export async function addPage(contents: readonly Content[], value: Json, read: Read) {
  const said = Object(value) as Record<string, Json>;
  const { heading = '' } = Object(said.intro) as { heading?: string };
  const taken = contents.flatMap((it) => [...Object.keys(pathsOf(it)), ...Object.keys(it.words)]);
  const isFree = (it: string) => !(it in ofEverySite || taken.includes(it) || hasComponent(it));
  // Files of words are named in letters alone.
  const base = slugOf(heading.replace(/\d+/g, ' ')) || 'page';
  const name = [base, ...[...'bcdefghijk'].map((it) => `${base}-${it}`)].find(isFree);
  if (!heading || !name) throw new UserError('Give the page a heading that no other page has.');
  const lines = PAGE.fields!.map((it) => {
    const type = it.kind === 'text' ? '' : `: AddedPage['${it.name}']`;
    return `export const ${it.name}${type} = ${written(said[it.name] ?? '', it, {})};`;
  });
  const words = `import type { AddedPage } from '#shapes';\n\n${lines.join('\n')}\n`;
  const link = `{ label: ${written(heading, TEXT, {})}, href: ${pageCode(name)} }`;
  const code = new Map<string, string>();
  for (const content of contents) {
    const root = pathsOf(content).home!.replace(/\/$/, '');
    code.set(...withPath(read, content.language, name, `${root}/${name}`));
    if (!content.words.frame) continue;
    const frame = parsed(read, `${content.language}/frame.ts`);
    const header = find(frame.source, 'navigation')!;
    const change = { kind: 'add', at: header.entries.length, value: '' } as const;
    const linked = changeList(frame.code, header, frame.source, change, link);
    code.set(frame.file, tidied(frame.file, linked));
  }
  const file = `${contents[0]!.languages[0]}/${name}.ts`;
  const after = Buffer.from(await format(file, words));
  const files = [{ file, before: undefined, after }];
  return { field: 'Page', before: '', after: heading, code, files } satisfies Edit;
}

/** No link of the header or footer leads to a page any more. */
function withoutLinks(file: string, code: string, name: string): string {
  const source = parseSource(file, code);
  for (const list of source.values.values()) {
    const at = list.entries.findIndex((_, index) => {
      const link = find(source, `${list.path}[${index}]`);
      return link && fieldSource(code, link, 'href') === `href: ${pageCode(name)}`;
    });
    const rest = at >= 0 && changeList(code, list, source, { kind: 'remove', at });
    if (rest) return withoutLinks(file, rest, name);
  }
  return tidied(file, code);
}

/** A page that the company has added, gone from every language with the links around it. */
export function removePage(folder: string, contents: readonly Content[], name: string, read: Read) {
  if (!isAdded(name, contents[0]!))
    throw new UserError('That page belongs to every site, so it stays. Reload the page.');
  const code = new Map<string, string>();
  for (const { language, words } of contents) {
    code.set(...withPath(read, language, name));
    const frame = `${language}/frame.ts`;
    if (words.frame) code.set(frame, withoutLinks(frame, read(frame), name));
  }
  const files = contents.flatMap(({ language, words }) => {
    const file = `${language}/${name}.ts`;
    return words[name] ? [{ file, before: bytesOf(join(folder, file)), after: undefined }] : [];
  });
  return { field: 'Page', before: name, after: '', code, files } satisfies Edit;
}
