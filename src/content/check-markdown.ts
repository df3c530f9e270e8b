/** Markdown may hold text, links and pictures. HTML in it would become part of the page. */
import { dirname } from 'node:path';
import { type MdastNode, markdownToMdast } from 'satteri';
import { mistakeInPicture } from './check-pictures.ts';
import { FEATURES } from './markdown.ts';
import { decoded } from './shared-rules.ts';
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

/** Returns a message if the target of a link is wrong. */
type BrokenLinkTo = (to: string) => string | undefined;

/** `](` before an address with a space, because of which Markdown reads a link as plain text. */
const ADDRESS_WITH_SPACE = /\]\((?=[^)]* )/;

export function checkMarkdown({ file, body }: Source, brokenLinkTo: BrokenLinkTo, report: Report) {
  if (!body) return;
  const nodes = nodesIn(markdownToMdast(body.text, { features: FEATURES }) as Node);
  const definitions = nodes.filter(({ type }) => type === 'definition');
  for (const node of nodes) {
    const address = addressOf(node, definitions);
    const mistake = mistakeIn(node, decoded(address) ?? address, dirname(file), brokenLinkTo);
    if (mistake) report(file, [`line ${body.line + linesAbove(node)}`], mistake);
  }
}

function mistakeIn(node: Node, address: string, folder: string, brokenLinkTo: BrokenLinkTo) {
  const { type, value = '' } = node;
  if (type === 'html')
    return `It holds HTML (${value.split('\n')[0]!.slice(0, 40)}). Write Markdown instead.`;
  // Each also as a reference: linkReference, imageReference.
  if (type.startsWith('link')) return brokenLinkTo(address);
  if (type.startsWith('image')) return mistakeInImage(address, folder);
  if (type === 'text' && ADDRESS_WITH_SPACE.test(value))
    return 'A link or picture with spaces in its address is not shown. Write each as %20.';
  return undefined;
}

/** How many lines of the text are above a node, or above the wrong address in it. */
function linesAbove({ type, value = '', position }: Node) {
  const [before = ''] = type === 'text' ? value.split(ADDRESS_WITH_SPACE) : [];
  return position!.start.line - 1 + before.split('\n').length - 1;
}

/** Astro looks for pictures from the file's own folder, for fields from the language's. */
function mistakeInImage(picture: string, folder: string) {
  if (/^[a-z]+:|^\//i.test(picture))
    return `Pictures come from the company's folder. Put ${picture} there, and name the file.`;
  return mistakeInPicture(picture, folder);
}
