/** What Markdown may hold: words, links and pictures. HTML in it would become part of the page. */
import { dirname } from 'node:path';
import { type MdastNode, markdownToMdast } from 'satteri';
import { decoded } from './check-field.ts';
import { mistakeInPicture } from './check-pictures.ts';
import { FEATURES } from './markdown.ts';
import type { Report, Source } from './source.ts';

type Node = MdastNode & {
  children?: MdastNode[];
  identifier?: string;
  url?: string;
  value?: string;
};

const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)];

/** Of a link or picture; `[text][name]` has it from the first `[name]: address`. */
const addressOf = ({ url, identifier }: Node, definitions: Node[]) =>
  url ?? definitions.find((definition) => definition.identifier === identifier)?.url ?? '';

/** `brokenLinkTo` returns what is wrong with the target of a link, if anything. */
export function checkMarkdown(
  { file, body }: Source,
  brokenLinkTo: (to: string) => string | undefined,
  report: Report,
) {
  if (!body) return;
  const nodes = all(markdownToMdast(body.text, { features: FEATURES }) as Node);
  const definitions = nodes.filter(({ type }) => type === 'definition');
  for (const node of nodes) {
    const address = addressOf(node, definitions);
    const [mistake, above = ''] = mistakeOf(
      node,
      decoded(address) ?? address,
      dirname(file),
      brokenLinkTo,
    );
    const line = body.line + node.position!.start.line - 1 + linesIn(above);
    if (mistake) report(file, [`line ${line}`], mistake);
  }
}

type Mistake = [what?: string | undefined, above?: string | undefined];

function mistakeOf(
  { type, value = '' }: Node,
  address: string,
  folder: string,
  brokenLinkTo: (to: string) => string | undefined,
): Mistake {
  if (type === 'html')
    return [`It holds HTML (${value.split('\n')[0]!.slice(0, 40)}). Write Markdown instead.`];
  if (/^link/.test(type)) return [brokenLinkTo(address)];
  if (/^image/.test(type)) return [missing(address, folder)];
  const [above, spaced] = type === 'text' ? value.split(/\]\((?=[^)]* )/) : [];
  if (spaced === undefined) return [];
  return ['A link or picture with spaces in its address is not shown. Write each as %20.', above];
}

const linesIn = (text: string) => text.split('\n').length - 1;

/** Astro looks for pictures from the file's own folder, for fields from the language's. */
function missing(picture: string, folder: string) {
  if (/^[a-z]+:|^\//i.test(picture))
    return `Pictures come from the company's folder. Put ${picture} there, and name the file.`;
  return mistakeInPicture(picture, folder);
}
