/** Astro's build, in a process of its own. What stops it is one line: what was built, and why. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'astro';
import { stop } from '../src/settings.ts';

type Failure = Error & { id?: string; loc?: { file?: string }; errors?: Failure[] };

/** Vite's errors hold those of its plugins; Astro's say in which route they were thrown. */
export function lineOf(error: Failure) {
  const { id, loc, message } = error.errors?.[0] ?? error;
  const file = (loc?.file ?? id ?? '').split('?')[0]!.replace(/^file:\/\//, '');
  const lines = stripVTControlCharacters(message).split('\n');
  const reason = lines.find((line) => line.trim() !== '')!.replaceAll(`${process.cwd()}/`, '');
  return `The build stopped${file && ` at ${relative(process.cwd(), file)}`}: ${reason}`;
}

if (import.meta.main) {
  const logLevel = process.argv.includes('--silent') ? 'silent' : 'info';
  await build({ logLevel }).catch((error: Failure) => stop(lineOf(error)));
  process.exit();
}
