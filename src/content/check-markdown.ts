/** What Markdown may hold: words, links and pictures. HTML in it would become part of the page. */
import { dirname } from 'node:path';
import { type MdastNode, markdownToMdast } from 'satteri';
import { mistakeInPicture } from './check-pictures.ts';
import { FEATURES } from './markdown.ts';
import type { Report, Source } from './source.ts';

type Node = MdastNode & { children?: MdastNode[]; url?: string; value?: string };

const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)];

/** `brokenLinkTo` returns what is wrong with the target of a link, if anything. */
export function checkMarkdown(
  { file, body }: Source,
  brokenLinkTo: (to: string) => string | undefined,
  report: Report,
) {
  if (!body) return;
  for (const node of all(markdownToMdast(body.text, { features: FEATURES }) as Node)) {
    const [mistake, above = ''] = mistakeOf(node, dirname(file), brokenLinkTo);
    const line = body.line + node.position!.start.line - 1 + linesIn(above);
    if (mistake) report(file, [`line ${line}`], mistake);
  }
}

type Mistake = [what?: string | undefined, above?: string | undefined];

function mistakeOf(
  node: Node,
  folder: string,
  brokenLinkTo: (to: string) => string | undefined,
): Mistake {
  const { type, url = '', value = '' } = node;
  if (type === 'html')
    return [`It holds HTML (${value.split('\n')[0]!.slice(0, 40)}). Write Markdown instead.`];
  if (type === 'link' || type === 'definition') return [brokenLinkTo(decoded(url))];
  if (type === 'image') return [missing(decoded(url), folder)];
  const [above, address] = type === 'text' ? value.split(/\]\((?=[^)]* )/) : [];
  if (address === undefined) return [];
  return ['A link or picture with spaces in its address is not shown. Write each as %20.', above];
}

const linesIn = (text: string) => text.split('\n').length - 1;

function decoded(url: string) {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Astro looks for pictures from the file's own folder, for fields from the language's. */
function missing(picture: string, folder: string) {
  if (/^[a-z]+:|^\//i.test(picture))
    return `Pictures come from the company's folder. Put ${picture} there, and name the file.`;
  return mistakeInPicture(picture, folder);
}
