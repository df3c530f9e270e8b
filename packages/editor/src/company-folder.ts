import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GenericSchema } from 'valibot';
import { shapesOf } from '../../../content/check-content.ts';
import type { Content } from '../../../content/read-content.ts';
import { brand as brandShapes, facts as factsShape } from '../../../content/shapes.ts';
import { outline } from './outline.ts';
import { type Node, type Section, type Sentence, spoken } from './protocol.ts';
import { parseSource } from './source.ts';
import type { Stega } from './stega.ts';

/**
 * The sources in a company's folder, without its tests. A file that a request names must be one of
 * these: not a symbolic link or anything behind one, nor anything outside the folder, however the
 * name is spelt. (Node's own recursion follows links, forever if they form a loop.)
 */
export const companyFiles = (folder: string, at = ''): string[] =>
  readdirSync(join(folder, at), { withFileTypes: true })
    .flatMap((entry) => {
      const path = at + entry.name;
      if (entry.isDirectory()) return companyFiles(folder, `${path}/`);
      return entry.isFile() && /^[^.]+\.ts$/.test(entry.name) ? [path] : [];
    })
    .toSorted();

const read = (folder: string, file: string) => {
  const code = readFileSync(join(folder, file), 'utf8');
  return { file, code, source: parseSource(file, code) };
};

/** Every sentence of a company's folder, as the browser needs it. */
export const sentencesIn = (folder: string, stega: Stega): Sentence[] =>
  companyFiles(folder).flatMap((file) =>
    read(folder, file).source.literals.map(({ start, end, ...literal }) => {
      const id = stega.idOf(file, literal.path);
      return { ...literal, id, values: stega.values.get(id) ?? [] };
    }),
  );

/** Files of more than one page, by what a person calls what is in them. */
const CALLED: Record<string, string> = {
  frame: 'Header and footer',
  media: 'Films and pictures',
  mails: 'E-mails',
};

const group = (name: string, label: string, nodes: Node[]): Node => ({
  name,
  label,
  kind: 'group',
  isOptional: false,
  path: '',
  nodes,
});

/** All that a company says in one language: the parts of each page, and what is around them. */
export function sectionsOf(content: Content, folder: string, stega: Stega): Section[] {
  const { language, words, facts, factsFile, brand } = content;
  const nodesOf = (file: string, schema: GenericSchema, module: unknown) => {
    const idOf = (path: string) => stega.idOf(file, path);
    const all =
      outline(schema, '', module, { ...read(folder, file), module, idOf }, '')?.nodes ?? [];
    return all.filter(({ isAbsent }) => !isAbsent);
  };
  const own = Object.entries(shapesOf(content)).flatMap(([name, schema]) =>
    words[name] ? [{ name, nodes: nodesOf(`${language}/${name}.ts`, schema, words[name]) }] : [],
  );
  const [paths] = own.find(({ name }) => name === 'paths')!.nodes;
  const pages = own.flatMap(({ name, nodes }) => {
    const address = paths!.nodes!.find((it) => it.name === name);
    if (!address && name !== 'not-found') return [];
    const isHead = (it: Node) => it.name === 'title' || it.name === 'description';
    const head = [...nodes.filter(isHead), ...(address ? [{ ...address, label: 'Address' }] : [])];
    const parts = nodes.filter((it) => !isHead(it));
    return [group('search', 'In search results', head), ...parts].map((node) => ({
      language,
      page: name,
      node,
    }));
  });
  const others = own.filter(
    ({ name }) => name !== 'paths' && !pages.some((it) => it.page === name),
  );
  const parts = others.map(({ name, nodes }) => ({
    language,
    isEverywhere: name === 'frame',
    node: nodes.length === 1 ? nodes[0]! : group(name, CALLED[name] ?? spoken(name), nodes),
  }));
  const everywhere = [
    ...nodesOf(factsFile, factsShape, facts),
    ...nodesOf('brand/palette.ts', brandShapes.palette, brand.palette),
  ];
  return [
    ...[...pages, ...parts],
    ...everywhere.map((node) => ({ language, isEverywhere: true, node })),
  ];
}

/** Finds the files that have changed since it was last called. */
export function watchTimes() {
  const seen = new Map<string, number>();
  return (paths: readonly string[]) =>
    paths.filter((path) => {
      const { mtimeMs } = statSync(path);
      const isNew = seen.get(path) !== mtimeMs;
      seen.set(path, mtimeMs);
      return isNew;
    });
}
