import { expect, test } from 'vitest';
import { scopedNames } from './scoped-names.ts';

test('two modules of the same name → the build stops and names both', () => {
  const name = scopedNames();
  expect(name('quiet', '/src/ui/Button.module.css')).toBe('Button-quiet');
  expect(name('loud', '/src/ui/Button.module.css?inline')).toBe('Button-loud');
  expect(() => name('quiet', '/src/islands/Button.module.css')).toThrow(
    '/src/islands/Button.module.css has the name of /src/ui/Button.module.css, so their classes collide. Rename one.',
  );
});
