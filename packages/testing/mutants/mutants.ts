import { globSync, readFileSync } from 'node:fs';

/** A mistake that only a browser or a process shows: a text of a file, what it becomes, and the test that should notice. */
export type Mutant = {
  file: string;
  text: string;
  replacement: string;
  noticedBy: readonly [file: string, title?: string];
};

/** One line each, beside what it breaks. Its text is short, and stands in its file exactly once. */
const FILES = '{company,e2e,packages/*}/mutants.jsonl';

const readLine = (line: string): Mutant => {
  const [file, text, replacement, ...noticedBy] = JSON.parse(line);
  return { file, text, replacement, noticedBy };
};

export const mutants = globSync(FILES).flatMap((file) =>
  readFileSync(file, 'utf8').trim().split('\n').map(readLine),
);
