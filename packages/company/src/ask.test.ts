import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { ask } from './ask.ts';

const CTRL_D = '\x04';

test.each([
  ['a\n\nc\n', { first: 'a', third: 'c' }],
  [`a\n\n c \n${CTRL_D}`, { first: 'a', third: 'c' }],
  [`a\n${CTRL_D}`, { first: 'a' }],
])('%j, pasted at once → each question asked, its answer', async (typed, answers) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const asked = ask({ first: 'First', second: 'Second', third: 'Third' }, input, output);
  input.write(typed);
  expect(await asked).toEqual(answers);
  expect(String(output.read())).toMatch(/First: .*Second: /s);
});
