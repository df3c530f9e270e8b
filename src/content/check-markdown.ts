/** Markdown may hold text, links and pictures. HTML in it would become part of the page. */
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

const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

/** The address of a link or picture; that of `[text][name]` is in the first `[name]: address`. */
const addressOf = ({ url, identifier }: Node, definitions: Node[]) =>
  url ?? definitions.find((definition) => definition.identifier === identifier)?.url ?? '';

/** `brokenLinkTo` returns the mistake in a link's address, if there is one. */
export function checkMarkdown(
  { file, body }: Source,
  brokenLinkTo: (to: string) => string | undefined,
  report: Report,
) {
  if (!body) return;
  const nodes = nodesIn(markdownToMdast(body.text, { features: FEATURES }) as Node);
  const definitions = nodes.filter(({ type }) => type === 'definition');
  for (const node of nodes) {
    const address = addressOf(node, definitions);
    const [message, above = ''] = mistakeOf(
      node,
      decoded(address) ?? address,
      dirname(file),
      brokenLinkTo,
    );
    const line = body.line + node.position!.start.line - 1 + linesIn(above);
    if (message) report(file, [`line ${line}`], message);
  }
}

/** A message, and the text of the node that stands above the mistake. */
type Mistake = [message?: string | undefined, above?: string | undefined];

function mistakeOf(
  { type, value = '' }: Node,
  address: string,
  folder: string,
  brokenLinkTo: (to: string) => string | undefined,
): Mistake {
  if (type === 'html')
    return [`It holds HTML (${value.split('\n')[0]!.slice(0, 40)}). Write Markdown instead.`];
  if (/^link/.test(type)) return [brokenLinkTo(address)];
  if (/^image/.test(type)) return [mistakeInImage(address, folder)];
  const [above, spaced] = type === 'text' ? value.split(/\]\((?=[^)]* )/) : [];
  if (spaced === undefined) return [];
  return ['A link or picture with spaces in its address is not shown. Write each as %20.', above];
}

const linesIn = (text: string) => text.split('\n').length - 1;

/** Astro looks for pictures from the file's own folder, for fields from the language's. */
function mistakeInImage(picture: string, folder: string) {
  if (/^[a-z]+:|^\//i.test(picture))
    return `Pictures come from the company's folder. Put ${picture} there, and name the file.`;
  return mistakeInPicture(picture, folder);
}
