import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REVALIDATE } from '../hosting/headers.ts';

export type Headers = Record<string, string>;
type Rule = { folder: string; headers: Headers };

/** The rules of `_headers`: a folder and a star, then its headers, indented. */
function readRules(text: string) {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = line.match(/^\s+([\w-]+): (.+)$/) ?? [];
    if (name && value) rules.at(-1)!.headers[name] = value;
    else if (line.startsWith('/')) rules.push({ folder: line.replace(/\*$/, ''), headers: {} });
  }
  return rules;
}

/**
 * What dist/ says of its own headers, in the file that other hosts read too. The build alone knows the policy, because
 * it names the stylesheet by its content.
 */
export function readHeaders(folder: string) {
  const rules = readRules(readFileSync(join(folder, '_headers'), 'utf8'));
  return (path: string): Headers =>
    Object.assign(
      { 'Cache-Control': REVALIDATE },
      ...rules.filter((rule) => path.startsWith(rule.folder)).map(({ headers }) => headers),
    );
}
