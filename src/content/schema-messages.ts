/** Sentences for the issues that the schema does not word itself. */
import type { z } from 'astro/zod';
import { EMPTY } from './fields.ts';

const EXPECTED: Record<string, string> = {
  string: 'It is not text. Put it in quotes.',
  number: 'It is not a number. Write one without quotes.',
  boolean: 'It is neither true nor false. Write one of them, without quotes.',
  array: 'It is not a list. Write each entry on its own line, after a dash.',
  object: 'It has no fields of its own. Write each on a line below it, indented.',
};

export function schemaMessage(issue: z.core.$ZodRawIssue) {
  const { code, input } = issue;
  if (code === 'invalid_value') {
    const state = input === undefined ? 'It is missing.' : 'There is no such choice.';
    return `${state} Choose one of: ${issue.values.join(', ')}.`;
  }
  if (code === 'invalid_union')
    return `There is no such choice. Choose one of: ${(issue.options as string[]).join(', ')}.`;
  if (input === undefined) return 'It is missing. Write it.';
  if (input === null) return EMPTY;
  if (code === 'too_small') return `It has too few entries. Write ${issue.minimum}.`;
  if (code === 'too_big') return `It has too many entries. Write ${issue.maximum} at most.`;
  return code === 'invalid_type' ? EXPECTED[issue.expected] : undefined;
}
