/** Reads YAML, and reports what it reads differently from what its writer meant. */
import { type Document, isPair, isSeq, parseDocument, visit } from 'yaml';
import { dateAsText } from './fields.ts';
import type { Report } from './source.ts';

const QUOTES = 'Put text with a colon, or with a sign such as * in front, into quotes';

const documents = new Map<string, { text: string; document: Document.Parsed }>();

/** Parsed once for each text: in development every change and every page checks all files. */
function parseOnce(file: string, text: string) {
  const cached = documents.get(file);
  if (cached?.text === text) return cached.document;
  // Astro reads dates like this, too.
  const document = parseDocument(text, { customTags: ['timestamp'] });
  documents.set(file, { text, document });
  return document;
}

/** The fields of a YAML text that begins below `linesAbove`, unless it cannot be read. */
export function readYaml(file: string, text: string, linesAbove: number, report: Report): unknown {
  const document = parseOnce(file, text);
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const line = error.linePos![0].line + linesAbove;
    const reason = error.message.replace(/ at line.*/s, '');
    const message = `Line ${line} cannot be read (${reason}). ${QUOTES}, and check the indentation.`;
    report(file, [], message);
    return undefined;
  }
  return checkScalars(document, text, file, report) ? document.toJS() : undefined;
}

/** Returns whether the file can be read at all, which it cannot if an alias has no anchor. */
function checkScalars(document: Document, text: string, file: string, report: Report) {
  let isReadable = true;
  visit(document, {
    Alias(_, alias, ancestors) {
      if (alias.resolve(document)) return;
      isReadable = false;
      const message = `YAML reads *${alias.source} as a reference. ${QUOTES}.`;
      report(file, pathTo([...ancestors, alias]), message);
    },
    Scalar(_key, scalar, ancestors) {
      const { value, source = '', range } = scalar;
      const field = pathTo([...ancestors, scalar]);
      // A real comment has a space after its #; `Driver #1` was meant as text.
      const [, comment] = /^ +(#[^\s#].*)/.exec(text.slice(range?.[1])) ?? [];
      if (comment)
        report(file, field, `YAML drops ${comment} as a comment. Put the whole text into quotes.`);
      const result = String(dateAsText(value));
      const isCell = typeof value === 'number' && field.includes('rows');
      const isChanged = result !== source;
      // A German 3.400 is three thousand four hundred.
      const isThousands = typeof value === 'number' && /^\d{1,3}\.\d{3}$/.test(source);
      if (isChanged && (isCell || value instanceof Date))
        report(file, field, `It reads as ${result}. Write that, or put it in quotes.`);
      else if (isThousands) {
        const whole = source.replace('.', '');
        report(file, field, `It reads as ${value}. Write ${whole} without a dot, or ${value}.`);
      }
    },
  });
  return isReadable;
}

/** The path to a node, as names of fields and indexes of entries. */
const pathTo = (nodes: readonly unknown[]): PropertyKey[] =>
  nodes.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return [String(node.key)];
    return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
  });
