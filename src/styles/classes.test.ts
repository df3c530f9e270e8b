import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// TypeScript does not check stylesheets: a missing class would be an attribute without a value.

const classesIn = (sheet: string) => {
  const css = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\/|'.*?'/gs, '');
  return css.matchAll(/\.([a-z][\w-]*)/gi).map(([, name]) => `${sheet} .${name}`);
};

function classesUsedIn(component: string) {
  const code = readFileSync(component, 'utf8');
  const imports = code.matchAll(/import \* as (\w+) from '(.+\.module\.css)'/g);
  return [...imports].flatMap(([, name, sheet]) =>
    [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
      ([, used]) => `${join(dirname(component), sheet!)} .${used}`,
    ),
  );
}

test('classes of the style sheets → those that components use, no more and no fewer', () => {
  const used = new Set(globSync('src/**/*.tsx').flatMap(classesUsedIn));
  const there = new Set(globSync('src/**/*.module.css').flatMap((sheet) => [...classesIn(sheet)]));
  expect(used.size).toBeGreaterThan(50);
  expect([...used.difference(there)], 'used, and in no style sheet').toEqual([]);
  expect([...there.difference(used)], 'used by nothing').toEqual([]);
});
