import { type Literal, type Part, readContent } from './content.ts';
import { writeLiteral } from './write-literal.ts';

export const findLiteral = (file: string, code: string, path: string): Literal | undefined =>
  readContent(file, code).literals.find((literal) => literal.path === path);

/** The same source with other words in one place. */
export function replaceLiteral(file: string, code: string, path: string, parts: readonly Part[]) {
  const literal = findLiteral(file, code, path);
  if (!literal) throw new RangeError(`company/${file} has no ${path} any more.`);
  return code.slice(0, literal.start) + writeLiteral(parts) + code.slice(literal.end);
}
