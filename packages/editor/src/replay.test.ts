import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replay } from './replay.ts';

const file = (words: readonly string[]) =>
  Buffer.from(
    `export const a = [\n${words.map((it) => `  ${JSON.stringify(it)},\n`).join('')}];\n`,
  );

test('any sentence put back after any others → as if it had never been changed', () => {
  const word = fc.string({ maxLength: 6 });
  const words = fc.array(word, { minLength: 2, maxLength: 5 });
  const changes = fc.array(fc.tuple(fc.nat(), word), { maxLength: 6 });
  fc.assert(
    fc.property(words, word, changes, (before, changed, others) => {
      const [first = '', ...rest] = before;
      const states = [rest];
      for (const [at, to] of others) states.push(states.at(-1)!.with(at % rest.length, to));
      const since = states.map((state) => file([changed, ...state]));
      expect(replay('a.ts', since[0], file([first, ...rest]), since)?.map(String)).toEqual(
        states.map((state) => String(file([first, ...state]))),
      );
    }),
  );
});
