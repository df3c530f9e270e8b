import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SAMPLE } from './company.ts';
import type { Content } from './schema.ts';

test.each(['en', 'de', 'es'])(
  'the sample in %s → its buttons to the form have one name',
  (code) => {
    const read = <N extends keyof Content>(name: N): Content[N] =>
      parse(readFileSync(`${SAMPLE}/${code}/${name}.yaml`, 'utf8'));
    const { hero, realTime } = read('home');
    expect(realTime!.action).toEqual(read('frame').footer.closing!.action);
    // The hero's own name is that of the specification.
    expect(hero.actions[1].href).toBe(realTime!.action!.href);
  },
);
